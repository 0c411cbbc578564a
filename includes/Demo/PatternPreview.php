<?php
/**
 * A header or a footer as the start screen shows it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Serves `/?eidan-pattern=SLUG` to those who may choose the site's header: the pattern alone, with the site's own menu,
 * logo, colors and fonts. Nothing is stored. Only headers and footers of the plugin can be asked for.
 */
final class PatternPreview {

	/** Query parameter. */
	public const PARAMETER = 'eidan-pattern';

	/** What a header stands above. */
	private const BELOW = '<!-- wp:pattern {"slug":"eidan/hero"} /-->';

	/** Action `wp`: prepares the response if a pattern is asked for. */
	public static function prepare(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It only shows.
		$slug = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_key( $_GET[ self::PARAMETER ] )
			: '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		if (
			1 !== preg_match( '/^(header|footer)-/', $slug )
			|| ! \WP_Block_Patterns_Registry::get_instance()->is_registered( "eidan/$slug" )
			|| ! current_user_can( 'edit_theme_options' )
		) {
			return;
		}
		add_filter( 'template_include', static fn(): string => Canvas::of( self::content( $slug ), 'pattern' ), 99 );
		Canvas::frame();
	}

	/**
	 * The blocks of a preview.
	 *
	 * @param string $slug Of a header or a footer.
	 */
	public static function content( string $slug ): string {
		$pattern = "<!-- wp:pattern {\"slug\":\"eidan/$slug\"} /-->";

		return str_starts_with( $slug, 'header-' ) ? $pattern . "\n\n" . self::BELOW : $pattern;
	}
}
