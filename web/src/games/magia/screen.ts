import { screen } from "../../lib/screen";

/** A portrait phone: the tower is turned by 30°, which makes its cells a quarter wider. */
export const turned = screen("(max-width: 600px) and (orientation: portrait)");
/** A phone on its side: the spells have room beside one's hand, and the tower all the height. */
export const beside = screen("(max-height: 679px) and (min-width: 741px) and (orientation: landscape)");
/** A short phone: no room for all of the spells beside a tower whose cells a finger can tap. */
export const short = screen("(max-width: 600px) and (max-height: 740px) and (orientation: portrait)");
/** Room for a column on both sides of the tower. */
export const roomy = screen("(min-width: 901px) and (min-height: 680px)");
