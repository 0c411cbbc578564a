<?php
/**
 * The styles in assets/demo/looks/.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/** A style says how a site looks: colors, fonts, sizes, header, footer and the opening of the front page. */
final class Styles {

	private const FOLDER = 'looks/';

	/** @return array<string, array<string, mixed>> All styles by slug, in their order. */
	public static function all(): array {
		return Files::folders( self::FOLDER, 'look' );
	}

	/** @return list<string> Their slugs. */
	public static function slugs(): array {
		return Files::slugs( self::FOLDER, 'look' );
	}

	/** Whether there is a style. */
	public static function exists( string $slug ): bool {
		return is_file( Files::DIR . self::FOLDER . $slug . '/look.json' );
	}

	/** @return array<string, mixed> What a style says of itself in its look.json. */
	public static function of( string $slug ): array {
		return Files::json( self::FOLDER . $slug . '/look' );
	}

	/**
	 * The name of a style.
	 *
	 * @param string|null $slug Slug.
	 * @return string '' for none.
	 */
	public static function name( ?string $slug ): string {
		return null === $slug ? '' : Files::text( self::of( $slug ), 'name' );
	}
}
