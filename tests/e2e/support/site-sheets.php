<?php
/**
 * Part of a test site: its pages with sheets.
 */

declare( strict_types=1 );

// On these pages no module waits: tests look at all blocks of a page, wherever they are, as soon as it is loaded. How
// modules wait is tested with the switch `near`.
if ( str_contains( $_SERVER['REQUEST_URI'] ?? '', '/sheet-' ) && ! isset( $_GET['near'] ) ) {
	add_filter( 'eidan_waiting_modules', '__return_empty_array' );
}
