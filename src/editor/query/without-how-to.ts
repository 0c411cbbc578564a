/**
 * Leaves out "Separate with commas or the Enter key" where one chooses from suggestions.
 *
 * WordPress 7.1 asks for an empty help text and warns of the older prop where that is a boolean; older ones know
 * nothing else, and take null for no.
 */
export const withoutHowTo = { help: '', __experimentalShowHowTo: null as never };
