import { MediaQuery } from "svelte/reactivity";

/** A portrait phone: the tower is turned by 30°, which makes its cells a quarter wider. */
export const turned = new MediaQuery("(max-width: 600px) and (orientation: portrait)");
/** A phone on its side. */
export const flat = new MediaQuery("(max-height: 480px) and (orientation: landscape)");
/** Room for a column on both sides of the tower. */
export const roomy = new MediaQuery("(min-width: 901px) and (min-height: 481px)");
