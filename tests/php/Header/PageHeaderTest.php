<?php
/**
 * The header of one page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\PageHeader;
use Eidan\Tests\TestCase;
use WP_REST_Request;

/**
 * An author chooses it in the page's sidebar; all other pages keep the template's.
 */
final class PageHeaderTest extends TestCase {

	private const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

	private const COVER = '<!-- wp:cover {"align":"full","dimRatio":50} --><div class="wp-block-cover alignfull"></div>'
		. '<!-- /wp:cover -->';

	private const PART = '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->';

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'editor' );
	}

	/**
	 * Saves a choice as the editor does.
	 *
	 * @param array<string, string> $choice
	 */
	private function saved( array $choice, string $content = self::WORDS ): int {
		$id      = $this->create_post(
			array(
				'post_type'    => 'page',
				'post_content' => $content,
			)
		);
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_param( 'meta', array( PageHeader::META => $choice ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );

		return $id;
	}

	/** The header with a skin on a page. */
	private function shown( int $page, string $attributes ): string {
		$this->go_to( (string) get_permalink( $page ) );
		$GLOBALS['_wp_current_template_content'] = self::PART . '<!-- wp:post-content /-->';

		return do_blocks( "<!-- wp:eidan/header $attributes -->" . self::WORDS . '<!-- /wp:eidan/header -->' );
	}

	public function test_a_page_without_a_choice_has_the_templates(): void {
		$page = $this->create_post( array( 'post_content' => self::COVER ) );

		$over = $this->shown( $page, '{"transparent":true}' );
		self::assertStringContainsString( 'is-transparent is-skin-light', $over );
		self::assertStringNotContainsString( 'is-transparent', $this->shown( $page, '{}' ) );
	}

	public function test_transparent_over_whatever_the_page_begins_with(): void {
		$choice = array(
			'header' => 'transparent',
			'skin'   => 'dark',
		);
		$html   = $this->shown( $this->saved( $choice ), '{}' );

		self::assertStringContainsString( 'is-transparent is-skin-dark', $html );
	}

	public function test_the_section_says_the_skin_where_the_author_does_not(): void {
		$html = $this->shown( $this->saved( array( 'header' => 'transparent' ), self::COVER ), '{}' );

		self::assertStringContainsString( 'is-transparent is-skin-light', $html );
	}

	public function test_a_place_of_its_own_also_above_a_cover(): void {
		$html = $this->shown(
			$this->saved( array( 'header' => 'solid' ), self::COVER ),
			'{"transparent":true,"skin":"light"}'
		);

		self::assertStringNotContainsString( 'is-transparent', $html );
		self::assertStringNotContainsString( 'is-skin-', $html, 'The skin was for the cover.' );
	}

	public function test_none_leaves_out_the_templates_part_of_whichever_blocks(): void {
		$page = $this->saved( array( 'header' => 'none' ) );

		self::assertSame( '', $this->shown( $page, '{}' ) );
		self::assertSame( '', do_blocks( self::PART ) );
		self::assertStringContainsString( 'Words', do_blocks( self::WORDS ) );
	}

	public function test_the_preview_of_a_published_page_has_what_is_not_saved_yet(): void {
		$page = $this->create_post( array( 'post_type' => 'page' ) );
		// As the route for autosaves does, which says for the rest of the process that it saves one.
		self::assertContains( PageHeader::META, wp_post_revision_meta_keys( 'page' ) );
		$autosave = wp_create_post_autosave(
			array(
				'post_ID'      => $page,
				'post_type'    => 'page',
				'post_title'   => 'A page',
				'post_content' => self::WORDS,
				'post_excerpt' => '',
			)
		);
		self::assertIsInt( $autosave );
		update_metadata( 'post', $autosave, PageHeader::META, array( 'header' => 'transparent' ) );
		unregister_meta_key( 'post', PageHeader::META );
		self::assertStringNotContainsString( 'is-transparent', $this->shown( $page, '{}' ), 'Visitors' );

		add_filter( 'the_preview', '_set_preview' );
		$link = (string) get_permalink( $page );
		$this->go_to( add_query_arg( 'preview', 'true', $link ) );
		$html = do_blocks( '<!-- wp:eidan/header -->' . self::WORDS . '<!-- /wp:eidan/header -->' );
		remove_filter( 'the_preview', '_set_preview' );
		remove_filter( 'get_post_metadata', '_wp_preview_meta_filter' );

		self::assertStringContainsString( 'is-transparent', $html );
		PageHeader::register();
	}

	public function test_the_editor_hears_whether_the_themes_header_can_be_changed(): void {
		self::assertSame( 'twentytwentyfive', get_stylesheet() );
		self::assertFalse( PageHeader::may_change(), 'Its own header' );

		$part = $this->create_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'header',
				'post_content' => '<!-- wp:eidan/header --><!-- wp:site-title /--><!-- /wp:eidan/header -->',
			)
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
		self::assertTrue( PageHeader::may_change(), 'The block' );
	}

	public function test_what_nobody_can_choose_is_refused_and_what_is_stored_is_checked(): void {
		$id      = $this->create_post( array( 'post_type' => 'page' ) );
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_param( 'meta', array( PageHeader::META => array( 'header' => '"><script>' ) ) );
		self::assertSame( 400, rest_do_request( $request )->get_status() );

		update_post_meta( $id, PageHeader::META, array( 'skin' => '"><script>' ) );
		self::assertStringNotContainsString( 'script', $this->shown( $id, '{}' ) );
		update_post_meta( $id, PageHeader::META, 'none' );
		self::assertStringContainsString( 'Words', $this->shown( $id, '{}' ) );
	}

	public function test_somebody_elses_page_stays_as_it_is(): void {
		$id = $this->create_post( array( 'post_type' => 'page' ) );
		$this->act_as( 'contributor' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$id" );
		$request->set_param( 'meta', array( PageHeader::META => array( 'header' => 'none' ) ) );

		self::assertSame( 403, rest_do_request( $request )->get_status() );
		self::assertFalse( metadata_exists( 'post', $id, PageHeader::META ) );
	}
}
