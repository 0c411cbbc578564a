<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Portfolio;
use Eidan\Posts\Templates;
use Eidan\Tests\TestCase;
use WP_Block_Patterns_Registry;
use WP_Block_Templates_Registry;

final class TemplatesTest extends TestCase {

	private const SLUGS = array(
		'single-eidan_portfolio'            => 'eidan/portfolio-single',
		'archive-eidan_portfolio'           => 'eidan/portfolio-archive',
		'taxonomy-eidan_portfolio_category' => 'eidan/portfolio-archive',
		'taxonomy-eidan_portfolio_tag'      => 'eidan/portfolio-archive',
	);

	public function test_every_template_is_there_for_the_site_editor(): void {
		foreach ( self::SLUGS as $slug => $pattern ) {
			$template = get_block_template( get_stylesheet() . '//' . $slug );
			self::assertNotNull( $template, $slug );
			self::assertSame( 'plugin', $template->source );
			self::assertNotSame( '', $template->title );
			self::assertStringContainsString( $pattern, $template->content );
			self::assertTrue( WP_Block_Patterns_Registry::get_instance()->is_registered( $pattern ) );
		}
	}

	public function test_its_blocks_are_all_registered_and_nested_well(): void {
		foreach ( array_unique( self::SLUGS ) as $pattern ) {
			$content = WP_Block_Patterns_Registry::get_instance()->get_registered( $pattern )['content'];
			self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
			preg_match_all( '/<!-- wp:([a-z][a-z0-9\/-]*)/', $content, $names );
			foreach ( $names[1] as $name ) {
				$name = str_contains( $name, '/' ) ? $name : "core/$name";
				self::assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $name ), $name );
			}
		}
	}

	public function test_the_single_template_shows_the_item(): void {
		$id = $this->create_post(
			array(
				'post_type'    => Portfolio::POST_TYPE,
				'post_title'   => 'The quiet terminal',
				'post_excerpt' => 'Lead of the item',
			)
		);
		update_post_meta( $id, 'eidan_client', 'Port of Nord' );
		$this->go_to( (string) get_permalink( $id ) );
		$GLOBALS['wp_query']->the_post();
		$html = do_blocks(
			WP_Block_Patterns_Registry::get_instance()->get_registered( 'eidan/portfolio-single' )['content']
		);
		$dom  = $this->dom( $html );
		self::assertSame( 'The quiet terminal', $dom->evaluate( 'string(//main//h1)' ) );
		self::assertSame(
			'Lead of the item',
			trim( $dom->evaluate( 'string(//p[contains(@class,"eidan-portfolio-lead")])' ) )
		);
		self::assertSame( 'Port of Nord', $dom->evaluate( 'string(//dl//dd)' ) );
	}

	public function test_the_archives_categories_begin_with_all(): void {
		$term = $this->create_term( Portfolio::CATEGORY, 'Print' );
		wp_set_object_terms(
			$this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) ),
			$term,
			Portfolio::CATEGORY
		);
		$categories =
			'<!-- wp:categories {"taxonomy":"eidan_portfolio_category","showPostCounts":true,'
			. '"className":"eidan-portfolio-terms"} /-->';
		$archive    = (string) get_post_type_archive_link( Portfolio::POST_TYPE );

		$this->go_to( (string) get_term_link( $term ) );
		$dom = $this->dom( do_blocks( $categories ) );
		self::assertSame( 'All', $dom->evaluate( 'string(//ul/li[1]/a)' ) );
		self::assertSame( $archive, $dom->evaluate( 'string(//ul/li[1]/a/@href)' ) );
		self::assertSame( 'Print', $dom->evaluate( 'string(//li[contains(@class,"current-cat")]/a)' ) );

		$this->go_to( $archive );
		$dom = $this->dom( do_blocks( $categories ) );
		self::assertSame(
			'All',
			$dom->evaluate( 'string(//li[contains(@class,"current-cat")]/a[@aria-current="page"])' )
		);
		self::assertStringNotContainsString(
			'>All<',
			do_blocks( str_replace( ',"className":"eidan-portfolio-terms"', '', $categories ) ),
			'A list elsewhere is the author’s own.'
		);
	}

	public function test_a_gallery_bound_to_the_item_shows_its_pictures(): void {
		$pictures = array(
			$this->create_attachment(
				600,
				400,
				array( 'alt' => 'A "wide" one', 'post_excerpt' => 'Caption <b>one</b>' )
			),
			$this->create_attachment( 300, 500 ),
		);
		$id       = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) );
		update_post_meta( $id, 'eidan_gallery', $pictures );
		$gallery =
			'<!-- wp:eidan/image-gallery {"metadata":{"bindings":{"images":{"source":"eidan/portfolio",'
			. '"args":{"key":"gallery"}}}}} --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">'
			. '</div></figure><!-- /wp:eidan/image-gallery -->';

		foreach ( array(
			$gallery,
			"<!-- wp:group --><div class=\"wp-block-group\">$gallery</div><!-- /wp:group -->",
		) as $markup ) {
			$dom = $this->dom( $this->render( $markup, $id ) );
			self::assertSame( 2, $dom->query( '//div[contains(@class,"eidan-gallery")]//img' )->length );
			self::assertSame( 'A "wide" one', $dom->evaluate( 'string(//img/@alt)' ) );
			self::assertSame( 'Caption one', $dom->evaluate( 'string(//figcaption)' ) );
		}
		self::assertStringNotContainsString(
			'<img',
			$this->render( $gallery, $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) ) )
		);
		wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
		self::assertStringNotContainsString( '<img', $this->render( $gallery, $id ) );
	}

	public function test_the_style_is_loaded_on_portfolio_pages_only(): void {
		$id = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) );
		$this->go_to( (string) get_permalink( $this->create_post() ) );
		Templates::enqueue();
		self::assertFalse( wp_style_is( 'eidan-portfolio-templates' ) );
		$this->go_to( (string) get_permalink( $id ) );
		Templates::enqueue();
		self::assertTrue( wp_style_is( 'eidan-portfolio-templates' ) );
	}
}
