/**
 * Props that hide the help text "Separate with commas or the Enter key" of a token field. It does not fit fields in
 * which authors choose from suggestions.
 *
 * WordPress 7.1 and newer need an empty `help`, and warn if the older prop is a boolean. Older releases know only the
 * older prop, and treat null like false.
 */
export const withoutHowTo = { help: '', __experimentalShowHowTo: null as never };
