<?php
/**
 * Tests of what is kept in the editor before blocks.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Tests\TestCase;

/**
 * In which view a page opens, and what TinyMCE lets stand in a summary.
 */
final class ClassicEditorTest extends TestCase {

	public function test_a_page_with_our_blocks_opens_in_the_code_view(): void {
		foreach ( array(
			'<!-- wp:eidan/blog-list /-->' => 'html',
			'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' => 'tinymce',
			'Words'                        => 'tinymce',
		) as $content => $view ) {
			$GLOBALS['post'] = get_post( $this->create_post( array( 'post_content' => $content ) ) );
			self::assertSame( $view, apply_filters( 'wp_default_editor', 'tinymce' ) );
		}
		$GLOBALS['post'] = null;
		self::assertSame( 'tinymce', apply_filters( 'wp_default_editor', 'tinymce' ) );
	}

	public function test_headings_stay_in_summaries_beside_what_others_allow(): void {
		$settings = apply_filters( 'tiny_mce_before_init', array( 'valid_children' => '+a[div]' ), 'content' );
		self::assertSame( '+a[div],+summary[h1|h2|h3|h4|h5|h6]', $settings['valid_children'] );
	}
}
