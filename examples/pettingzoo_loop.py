"""The loop of PettingZoo, with Crónicas."""

import numpy as np

from grimorio.rl import cronicas_v1

env = cronicas_v1.env(seats=4)
env.reset(seed=1)
picker = np.random.default_rng(1)
for agent in env.agent_iter():
    observed, reward, over, cut, info = env.last()
    if over or cut:
        print(agent, reward)
        env.step(None)
    else:
        env.step(int(picker.choice(np.flatnonzero(observed["action_mask"]))))
