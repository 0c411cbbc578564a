<?php
/**
 * A field that searches the terms of a group.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Support\Html;

/**
 * For groups with more terms than are shown at once. It searches what the page has, by a view module of its own, and is
 * not shown without script.
 */
final class SearchField {

	/**
	 * @param string $name Name of the group.
	 * @param string $id   Id of the field, by which it is found again after the bar is replaced.
	 * @return string HTML.
	 */
	public static function html( string $name, string $id ): string {
		wp_enqueue_script_module( '@eidan/list-search' );
		$attributes = array(
			'class'                  => 'eidan-list__within',
			'type'                   => 'search',
			'id'                     => $id,
			/* translators: %s: group of a filter, such as Categories. */
			'aria-label'             => sprintf( __( 'Search in %s', 'eidan' ), $name ),
			'placeholder'            => __( 'Search', 'eidan' ),
			'autocomplete'           => 'off',
			'data-eidan-list-search' => Html::json( array( 'none' => __( 'Nothing found.', 'eidan' ) ) ),
		);

		return '<input' . Html::attributes( $attributes ) . '><p class="eidan-list__none" role="status"></p>';
	}
}
