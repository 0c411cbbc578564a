<?php
/**
 * Form plugins for the test site: active only for browsers with the cookie `eidan-forms`, which names their main files.
 */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- a switch of the test site.

if ( isset( $_COOKIE['eidan-forms'] ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( $plugins ) => array_merge( (array) $plugins, explode( ',', $_COOKIE['eidan-forms'] ) )
	);
}
