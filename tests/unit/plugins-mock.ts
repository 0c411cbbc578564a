/** WordPress's package `@wordpress/plugins`, which is only there in the editor. */
export const registerPlugin = () => {};
