<?php
/**
 * The owner's choices about the portfolio.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Settings\Settings;

/**
 * Typed readings of the settings group `portfolio`.
 */
final class PortfolioSettings {

	/**
	 * Whether the site has a portfolio.
	 */
	public static function enabled(): bool {
		return true === Settings::get( 'portfolio.enabled' );
	}

	/**
	 * First part of the address of an item.
	 */
	public static function slug(): string {
		return self::address( 'portfolio.slug', 'portfolio' );
	}

	/**
	 * Address of the archive; empty for none.
	 */
	public static function archive(): string {
		return self::address( 'portfolio.archive', '' );
	}

	/**
	 * First part of the address of a category.
	 */
	public static function category_slug(): string {
		return self::address( 'portfolio.categorySlug', 'portfolio-category' );
	}

	/**
	 * First part of the address of a tag.
	 */
	public static function tag_slug(): string {
		return self::address( 'portfolio.tagSlug', 'portfolio-tag' );
	}

	/**
	 * Everything that rewrite rules depend on, in one string.
	 */
	public static function rewrite_signature(): string {
		if ( ! self::enabled() ) {
			return 'off';
		}

		return implode( '|', array( self::slug(), self::archive(), self::category_slug(), self::tag_slug() ) );
	}

	/**
	 * One address of the settings.
	 *
	 * @param string $path     Setting.
	 * @param string $fallback For a setting that is no address at all.
	 */
	private static function address( string $path, string $fallback ): string {
		$value = Settings::get( $path );

		return is_string( $value ) ? $value : $fallback;
	}
}
