<?php
/**
 * Pictures that are seen later.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_HTML_Tag_Processor;

/**
 * Pictures of what is closed or not shown yet: WordPress counts a page's first pictures from its top, and would take
 * them for what a visitor sees first.
 */
final class Lazy {

	/**
	 * Lets all pictures wait until they are shown; so they leave the high priority, and their places among those that are
	 * fetched at once, to what is seen. Without script browsers fetch them at once all the same.
	 *
	 * @param string $html HTML.
	 * @return string The same with `loading="lazy"`.
	 */
	public static function pictures( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$tags->set_attribute( 'loading', 'lazy' );
			$tags->set_attribute( 'decoding', 'async' );
			if ( 'high' === $tags->get_attribute( 'fetchpriority' ) ) {
				// WordPress gives it once a page: the next picture may have it.
				wp_high_priority_element_flag( true );
			}
			$tags->remove_attribute( 'fetchpriority' );
		}

		return $tags->get_updated_html();
	}
}
