/**
 * PHP that stands before what a site gets once: two workers may come by at the same moment, and each would find that it
 * is not there yet. Not GET_LOCK(): on SQLite it says yes to everybody. The lock ends with the PHP that took it.
 */
export const ALONE = `
	$GLOBALS['eidan_alone'] = fopen( WP_CONTENT_DIR . '/eidan-tests.lock', 'c' );
	flock( $GLOBALS['eidan_alone'], LOCK_EX );
`;
