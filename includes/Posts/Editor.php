<?php
/**
 * The content types' part of the block editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Loads the document panels and the editor's side of the bindings sources.
 */
final class Editor {

	public const SCRIPT = 'eidan-content-types';

	/**
	 * Enqueues the script and its style; the site editor needs the bindings, too.
	 *
	 * The widgets editor has no items, and breaks if the script loads the post editor into it.
	 */
	public static function enqueue(): void {
		$types = ContentTypes::enabled();
		if ( array() === $types || wp_script_is( 'wp-edit-widgets' ) || wp_script_is( 'wp-customize-widgets' ) ) {
			return;
		}
		wp_enqueue_script( self::SCRIPT );
		wp_enqueue_style( self::SCRIPT );
		if ( false === wp_scripts()->get_data( self::SCRIPT, 'before' ) ) {
			wp_add_inline_script(
				self::SCRIPT,
				'window.eidanContentTypes = '
					. wp_json_encode(
						array_map( array( self::class, 'describe' ), $types ),
						JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
					)
					. ';',
				'before'
			);
		}
	}

	/**
	 * A type in the format of src/editor/fields/types.ts.
	 *
	 * @return array<string, mixed>
	 */
	private static function describe( ContentType $type ): array {
		return array(
			'postType' => $type->name,
			'key'      => $type->key,
			'label'    => $type->labels()['singular_name'] ?? $type->label(),
			'panel'    => $type->word( 'panel' ),
			'unnamed'  => $type->word( 'unnamed' ),
			'fields'   => array_map( static fn ( Field $field ): array => $field->for_editor(), $type->fields ),
		);
	}
}
