<?php
declare( strict_types=1 );

namespace Eidan\Tests\Releases;

/**
 * What a release saved. tools/release/freeze.mjs made the files.
 *
 * @phpstan-type Post array{type: string, slug: string, title: string, content: string, meta: array<string, string>}
 * @phpstan-type Order array{email: string, created: string, total: string, meta: array<string, string>}
 * @phpstan-type Saved array{
 *     version: string,
 *     blocks: array<string, string>,
 *     posts: list<Post>,
 *     options: array<string, string>,
 *     columns: array<string, string>,
 *     schema: array<string, array<string, mixed>>,
 *     changed: array<string, array<string, mixed>>,
 *     looks: array<string, list<string>>,
 *     shop: array{
 *         posts: list<Post>,
 *         terms: array<string, array<string, string>>,
 *         orders: list<Order>,
 *         rows: list<array<string, string>>,
 *     },
 * }
 */
final class Release {

	private const FOLDER = __DIR__ . '/../../fixtures/releases/';

	/** @return array<string, array{string}> Files by version. */
	public static function files(): array {
		$files = array();
		foreach ( (array) glob( self::FOLDER . '*.json.gz' ) as $file ) {
			$files[ basename( (string) $file, '.json.gz' ) ] = array( (string) $file );
		}

		return $files;
	}

	/**
	 * @param string $file Path of a file.
	 * @return Saved
	 */
	public static function read( string $file ): array {
		/** @var Saved $saved */
		$saved = json_decode( (string) gzdecode( (string) file_get_contents( $file ) ), true );

		return $saved;
	}

	/**
	 * Block markup by name: of each block, and of each post.
	 *
	 * @param Saved $saved
	 * @return array<string, string>
	 */
	public static function markups( array $saved ): array {
		return $saved['blocks'] + array_column( $saved['posts'], 'content', 'slug' );
	}

	/**
	 * What an author wrote into our blocks, and a page does not show.
	 *
	 * @param string $markup Block markup.
	 * @return list<string>
	 */
	public static function lost_words( string $markup ): array {
		$shown = self::text( do_blocks( $markup ) );

		return array_values(
			array_filter(
				self::words( $markup ),
				static fn ( string $words ): bool => ! str_contains( $shown, $words )
			)
		);
	}

	/**
	 * The words of a page, with one space between them.
	 *
	 * @param string $html HTML.
	 */
	private static function text( string $html ): string {
		$text = html_entity_decode( (string) preg_replace( '/<[^>]*>/', ' ', $html ), ENT_QUOTES );

		return trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', $text ) );
	}

	/**
	 * What an author wrote into our blocks, and into others inside them: texts between tags.
	 *
	 * @param string $markup Block markup.
	 * @return list<string>
	 */
	public static function words( string $markup ): array {
		$texts = array();
		$walk  = static function ( array $blocks, bool $is_inside ) use ( &$walk, &$texts ): void {
			foreach ( $blocks as $block ) {
				$is_ours = $is_inside || str_starts_with( (string) $block['blockName'], 'eidan/' );
				if ( $is_ours ) {
					foreach ( $block['innerContent'] as $html ) {
						array_push( $texts, ...(array) preg_split( '/<[^>]*>/', (string) $html ) );
					}
				}
				$walk( $block['innerBlocks'], $is_ours );
			}
		};
		$walk( parse_blocks( $markup ), false );

		return array_values( array_unique( array_filter( array_map( self::text( ... ), $texts ) ) ) );
	}
}
