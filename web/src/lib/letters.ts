// Sizes are written in pixels at 16 to the letter, and mean the height of a letter. Letters grow only as long as the page
// keeps the room of the smallest screens (app.css): on its side, as if it were never narrower than this.
const NARROW = 640;

/**
 * What is asked of the screen, in letters: a query counts those of the browser, which may be larger than the page's. Upright
 * it finds the screen smaller than 320 x 568 then, and what is made for that fits; on its side a query for
 * narrow screens must not find what is made for upright ones.
 */
export const inQueries = (query: string): string =>
  query
    .replace(/\((max|min)-width: (\d+)px\)/g, (all, which: string, size: string) => {
      if (Number(size) > NARROW) return all;
      // A pixel is three quarters of a point.
      const [letters, pixels] = [`${which}-width: ${Number(size) / 16}rem`, `${which}-width: ${Number(size) * 0.75}pt`];
      return which === "max" ? `((${letters}) and ((${pixels}) or (orientation: portrait)))` : `((${letters}) or ((${pixels}) and (orientation: landscape)))`;
    })
    .replace(/(\d+)px/g, (_, size: string) => `${Number(size) / 16}rem`);
