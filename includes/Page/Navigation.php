<?php
/**
 * Our blocks under WordPress's client-side navigation.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use WP_HTML_Tag_Processor;

/**
 * Makes the Interactivity router replace the root elements of our views with every page.
 *
 * Otherwise the router keeps elements that are on both pages and replaces their children, so that a running view loses
 * its elements. A replaced root is stopped and started again by the runtime.
 */
final class Navigation {

	/**
	 * Marks the roots in a router region: a block whose own element is one, such as a query.
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
		// New for every response, since the same address may be requested twice.
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
