<?php
/**
 * The post types that a search asks for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

/**
 * WordPress takes pages out of the post types of an address, although searches without types find them: the type `page`
 * is not `publicly_queryable`. So a search for posts and pages would find posts alone.
 */
final class SearchedTypes {

	/**
	 * Gives a search the types back that its address names and visitors may search.
	 *
	 * @param array<array-key, mixed> $variables Query variables of a search.
	 * @return array<array-key, mixed>
	 */
	public static function keep( array $variables ): array {
		// phpcs:disable WordPress.Security -- Anybody may search; names are compared with those of types.
		$asked = isset( $_GET['post_type'] ) ? (array) wp_unslash( $_GET['post_type'] ) : array();
		// phpcs:enable WordPress.Security
		if ( is_admin() || ! in_array( 'page', $asked, true ) ) {
			return $variables;
		}
		$types = array();
		foreach ( $asked as $name ) {
			if ( is_string( $name ) && Suggestions::is_searched( $name ) ) {
				$types[] = $name;
			}
		}

		return array() === $types ? $variables : array( 'post_type' => $types ) + $variables;
	}

	/**
	 * Action `enqueue_block_editor_assets`: tells the editor which post types visitors can search. WordPress's own list
	 * of post types lacks those that the author may not edit, which visitors search all the same.
	 */
	public static function tell_editor(): void {
		$types = array();
		foreach ( get_post_types( array(), 'objects' ) as $type ) {
			if ( Suggestions::is_searched( $type->name ) ) {
				$types[] = array(
					'value' => $type->name,
					'label' => $type->labels->name,
				);
			}
		}
		wp_add_inline_script(
			'eidan-editor',
			'window.eidanSearchedTypes = ' . wp_json_encode( $types, JSON_HEX_TAG ) . ';',
			'before'
		);
	}
}
