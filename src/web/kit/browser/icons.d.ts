/** The URL of the file with all icons. */
declare module 'virtual:icons' {
  const url: string;
  export default url;
}
