<?php
/**
 * A stand-in for the WP Consent API 2.0: one function, with its types.
 */

declare( strict_types=1 );

// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- The other plugin's name.
function wp_add_cookie_info(
	string $name,
	string $plugin_or_service,
	string $category,
	string $expires,
	string $cookie_function,
	string $collected_personal_data = '',
	bool $member_cookie = false,
	bool $administrator_cookie = false,
	string $type = 'HTTP',
	string $domain = ''
): void {
	$GLOBALS['eidan_test_cookies'][] = get_defined_vars();
}
