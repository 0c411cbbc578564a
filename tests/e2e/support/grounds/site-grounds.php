<?php
/**
 * Sites that others have set up otherwise. A test names one in the cookie `eidan-ground`, which holds for one browser:
 *
 * - `rest-closed`: a security plugin answers the REST API to users only.
 * - `plain`: no permalinks.
 * - `subdirectory`: WordPress is in a folder.
 * - `home`: WordPress is in a folder, and its pages are not.
 * - `rtl-part`: a part of the page is written from right to left.
 * - `foreign`: the ids of the content are those of other images here.
 * - `author`: who wrote the content may not write all HTML: an author, or the administrator of one site of a network.
 * - `crlf`: the content has the line ends of Windows.
 * - `old`: the page has been in a cache so long that no nonce of it is valid.
 *
 * The folders are links to the site's own (sites.ts).
 */

// phpcs:disable -- switches of a test site.

$eidan_ground = $_COOKIE['eidan-ground'] ?? '';
// The test reads it: a ground that is not there would be found good.
header( 'X-Eidan-Ground: ' . preg_replace( '/[^a-z-]/', '', $eidan_ground ) );

// `pre_option_` comes before the constants that name the addresses in wp-config.php.
$eidan_address = static function ( string $home, string $site ): void {
	add_filter( 'pre_option_home', static fn (): string => $home, PHP_INT_MAX );
	add_filter( 'option_home', static fn (): string => $home, PHP_INT_MAX );
	add_filter( 'pre_option_siteurl', static fn (): string => $site, PHP_INT_MAX );
	add_filter( 'option_siteurl', static fn (): string => $site, PHP_INT_MAX );
	foreach ( array( 'content_url', 'plugins_url', 'theme_root_uri', 'includes_url' ) as $filter ) {
		add_filter(
			$filter,
			static fn ( string $url ): string => preg_replace( '~^https?://[^/]+(?:/wp)?(?=/wp-)~', $site, $url )
		);
	}
};
$eidan_origin  = 'http://' . ( $_SERVER['HTTP_HOST'] ?? '' );

switch ( $eidan_ground ) {
	case 'rest-closed':
		add_filter(
			'rest_authentication_errors',
			static fn ( $error ) => is_user_logged_in()
				? $error
				: new WP_Error( 'rest_not_logged_in', 'The owner of this site has closed its API.', array( 'status' => 401 ) )
		);
		break;
	case 'plain':
		add_filter( 'pre_option_permalink_structure', '__return_empty_string' );
		break;
	case 'subdirectory':
		$eidan_address( "$eidan_origin/folder", "$eidan_origin/folder" );
		break;
	case 'home':
		$eidan_address( $eidan_origin, "$eidan_origin/folder" );
		break;
	case 'rtl-part':
		add_filter( 'the_content', static fn ( string $html ): string => '<div dir="rtl">' . $html . '</div>', 100 );
		break;
	case 'foreign':
		add_filter(
			'the_content',
			static function ( string $content ): string {
				$other = get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 1, 'orderby' => 'ID', 'order' => 'DESC' ) );
				return str_replace( array( '"id":9001', 'wp-image-9001' ), array( '"id":' . ( $other[0] ?? 1 ), 'wp-image-' . ( $other[0] ?? 1 ) ), $content );
			},
			1
		);
		break;
	case 'author':
		add_filter( 'the_content', static fn ( string $content ): string => wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ), 1 );
		break;
	case 'crlf':
		add_filter( 'the_content', static fn ( string $content ): string => str_replace( "\n", "\r\n", $content ), 1 );
		break;
	case 'old':
		add_filter( 'nonce_life', static fn ( int $life ): int => str_contains( $_SERVER['REQUEST_URI'] ?? '', 'wp-json' ) || wp_doing_ajax() ? 7 : $life );
		break;
}
