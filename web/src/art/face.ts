/** The six fillings that tell things apart without their colour. */
export type Pattern = "plain" | "bars" | "stripes" | "dots" | "checks" | "waves" | "rays";

/** What is printed on a card, in our own composition. */
export interface Face {
  /** A colour, or a CSS variable that holds one. */
  tone: string;
  /** Colour of numerals and names on the tone. */
  ink?: string;
  pattern?: Pattern;
  figure: string;
  numeral?: string;
  /** Sign of the suit, magic or kind, repeated in two corners. */
  sign?: string;
  /** Small sign of the ability, at the foot. */
  ability?: string;
  name?: string;
}
