<?php
declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Tests\TestCase;

/**
 * List blocks in the template of WordPress's query loop: each shows its list once for each post of the loop.
 */
final class InLoopsTest extends TestCase {

	public function test_every_list_block_stands_in_the_template_of_a_query(): void {
		$tag = $this->create_term( 'post_tag', 'In loops' );
		foreach ( array( 'Monday', 'Tuesday', 'Wednesday' ) as $day ) {
			wp_set_post_terms( $this->create_post( array( 'post_title' => $day ) ), array( $tag ), 'post_tag' );
		}
		foreach ( array( 'Alpha', 'Beta' ) as $title ) {
			$this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => $title ) );
		}
		$page = $this->create_page();
		foreach ( ListBlocks::slugs() as $slug ) {
			foreach (
				ListBlocks::showing( $slug, array( 'postType' => 'eidan_portfolio', 'perPage' => 2 ) ) as $file => $list
			) {
				$markup = sprintf(
					'<!-- wp:query {"queryId":3,"enhancedPagination":true,"query":{"perPage":3,"postType":"post",'
						. '"inherit":false,"taxQuery":{"post_tag":[%d]}}} --><div class="wp-block-query">'
						. '<!-- wp:post-template -->%s<!-- wp:post-title /--><!-- /wp:post-template --></div>'
						. '<!-- /wp:query -->',
					$tag,
					$list
				);
				$html   = $this->assertNoPhpNotices( fn () => $this->render( $markup, $page ), $file );
				$dom    = $this->dom( $html );
				self::assertSame( 3, $dom->query( '//h2[contains(@class, "wp-block-post-title")]' )->length, $file );
				foreach ( array( 'Monday', 'Tuesday', 'Wednesday' ) as $day ) {
					self::assertSame(
						1,
						$dom->query( "//h2[contains(@class, 'wp-block-post-title')][contains(., '$day')]" )->length,
						"$file: the loop goes on with its own post."
					);
				}
				self::assertSame(
					3,
					substr_count( $html, 'Beta' ) > 0
						? $dom->query(
							'//li[contains(concat(" ", @class, " "), " wp-block-post ")][contains(., "Beta")]'
						)->length
						: 0,
					$file
				);
				$ids = array();
				foreach ( $dom->query( '//@data-eidan-list' ) as $options ) {
					$ids[] = json_decode( $options->nodeValue, true )['id'];
				}
				self::assertSame( array_unique( $ids ), $ids, "$file: each has parameters of its own." );
				self::assertSame( $page, get_the_ID(), $file );
			}
		}
	}
}
