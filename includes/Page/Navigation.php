<?php
/**
 * Blocks in what WordPress exchanges without loading the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use WP_HTML_Tag_Processor;

/**
 * Has the Interactivity router exchange the roots of our behaviours whole, with every page that it shows.
 *
 * What is there on both pages it keeps otherwise, and gives it the children of the server's markup: under a behaviour
 * that runs on, and whose own elements are gone then. A root that leaves and comes anew is stopped and started by the
 * runtime.
 */
final class Navigation {

	/**
	 * Marks the roots in a region of the router: a block whose own element is one, a query for instance.
	 *
	 * @param mixed $content Rendered block.
	 */
	public static function mark( mixed $content ): mixed {
		if (
			! is_string( $content )
			|| ! str_contains( $content, 'data-wp-router-region' )
			|| ! str_contains( $content, 'data-eidan-' )
		) {
			return $content;
		}
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag() || null === $tags->get_attribute( 'data-wp-router-region' ) ) {
			return $content;
		}
		// Another one with every answer: the same address may be asked for twice.
		$answer = uniqid();
		$number = 0;
		while ( $tags->next_tag() ) {
			if ( array() !== ( $tags->get_attribute_names_with_prefix( 'data-eidan-' ) ?? array() ) ) {
				$tags->set_attribute( 'data-wp-key', sprintf( 'eidan-%s-%d', $answer, ++$number ) );
			}
		}
		return $tags->get_updated_html();
	}
}
