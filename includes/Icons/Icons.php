<?php
/**
 * Icons of all sources.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Icons;

use WP_HTML_Tag_Processor;

/**
 * `eidan/…` is the plugin's set, `upload/<id>` an upload, everything else WordPress's registry (7.0 and newer).
 */
final class Icons {

	/**
	 * An icon.
	 *
	 * @param string $name Name with its source.
	 * @return string Whole SVG, safe to print; '' when there is none of that name.
	 */
	public static function svg( string $name ): string {
		[ $source, $icon ] = array_pad( explode( '/', $name, 2 ), 2, '' );

		return match ( $source ) {
			'eidan'  => Library::svg( $icon ),
			'upload' => ctype_digit( $icon ) ? Uploads::svg( (int) $icon ) : '',
			default  => '' === $icon ? '' : self::registered( $name ),
		};
	}

	/**
	 * An icon next to text with the same meaning.
	 *
	 * @param string $name Name with its source.
	 * @return string Whole SVG, hidden from assistive technology; '' when there is none of that name.
	 */
	public static function decoration( string $name ): string {
		$svg = new WP_HTML_Tag_Processor( self::svg( $name ) );
		if ( $svg->next_tag() ) {
			$svg->set_attribute( 'aria-hidden', 'true' );
			$svg->set_attribute( 'focusable', 'false' );
		}

		return $svg->get_updated_html();
	}

	/**
	 * An icon of WordPress's registry, which sanitizes icons itself.
	 *
	 * @param string $name Name with its collection.
	 */
	private static function registered( string $name ): string {
		if (
			! class_exists( \WP_Icons_Registry::class ) || ! \WP_Icons_Registry::get_instance()->is_registered( $name )
		) {
			return '';
		}
		$icon = \WP_Icons_Registry::get_instance()->get_registered_icon( $name );

		return is_string( $icon['content'] ?? null ) ? $icon['content'] : '';
	}

	/**
	 * All icons for the picker.
	 *
	 * @return list<array{name: string, label: string, words: string, category: string, svg: string}> The plugin's
	 *         first, then the site's, then WordPress's.
	 */
	public static function all(): array {
		$icons = array();
		foreach ( Library::categories() as $category => $set ) {
			foreach ( $set['icons'] as $name => list( $label, $words, $body ) ) {
				$icons[] = array(
					'name'     => 'eidan/' . $name,
					'label'    => $label,
					'words'    => $words,
					'category' => $category,
					'svg'      => Library::wrap( $body ),
				);
			}
		}
		foreach ( Uploads::all() as $post ) {
			$svg = Uploads::svg( $post->ID );
			if ( '' !== $svg ) {
				$icons[] = self::entry( 'upload/' . $post->ID, $post->post_title, 'upload', $svg );
			}
		}
		foreach (
			class_exists( \WP_Icons_Registry::class )
				? \WP_Icons_Registry::get_instance()->get_registered_icons()
				: array() as $icon
		) {
			$name = is_string( $icon['name'] ?? null ) ? $icon['name'] : '';
			if ( is_string( $icon['content'] ?? null ) && 1 === preg_match( '/' . self::NAME . '/', $name ) ) {
				$icons[] = self::entry(
					$name,
					is_string( $icon['label'] ?? null ) ? $icon['label'] : $name,
					'core',
					$icon['content']
				);
			}
		}

		return $icons;
	}

	/** Pattern of names; the block's schema has the same. */
	public const NAME = '^[a-z0-9-]+\/[a-z0-9_-]+$';

	/**
	 * An icon without search words.
	 *
	 * @param string $name     Name with its source.
	 * @param string $label    Accessible name in the owner's language, such as "Arrow right".
	 * @param string $category
	 * @param string $svg      Whole SVG.
	 * @return array{name: string, label: string, words: string, category: string, svg: string}
	 */
	private static function entry( string $name, string $label, string $category, string $svg ): array {
		return array(
			'name'     => $name,
			'label'    => $label,
			'words'    => '',
			'category' => $category,
			'svg'      => $svg,
		);
	}

	/**
	 * Names of the categories for the picker.
	 *
	 * @return array<string, string> Label by category.
	 */
	public static function categories(): array {
		return array_map( static fn( array $set ): string => $set['label'], Library::categories() ) + array(
			'upload' => __( 'Uploads', 'eidan' ),
			'core'   => __( 'WordPress', 'eidan' ),
		);
	}
}
