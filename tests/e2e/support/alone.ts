/**
 * PHP that takes a lock. Put it before code that sets up something once per site. Without the lock, two workers could
 * run that code at the same moment, and both would find that nothing is set up yet. The lock ends with the PHP process.
 * GET_LOCK() cannot be used: on SQLite it always says that the lock was taken.
 */
export const TAKE_LOCK = `
	$GLOBALS['eidan_alone'] = fopen( WP_CONTENT_DIR . '/eidan-tests.lock', 'c' );
	flock( $GLOBALS['eidan_alone'], LOCK_EX );
`;
