// Whoever played last with bots that do not think long finds them again.
const bots = { conclave: 2, cronicas: 3, magia: 2, bellum: 2 };
if (location.protocol === "http:")  // an empty page before the first has no storage
  for (const [game, count] of Object.entries(bots))
    if (!localStorage.getItem(`grimorio.bots.${game}`))
      localStorage.setItem(`grimorio.bots.${game}`, JSON.stringify(Array(count).fill("greedy")));
