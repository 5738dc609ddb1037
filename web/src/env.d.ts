declare module "icon:*" {
  /** The inner markup of one 512 x 512 picture, in `currentColor`. */
  const body: string;
  export default body;
}
