/** How WordPress formats its own TypeScript, with longer lines. */
module.exports = { ...require( '@wordpress/prettier-config' ), printWidth: 120 };
