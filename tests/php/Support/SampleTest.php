<?php
/**
 * Tests of blocks that show sample content.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Lists\Cards\Excerpt;
use Eidan\Lists\Cards\Samples;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * Visitors get nothing of a sample, authors do; and drafts are made of it.
 */
final class SampleTest extends TestCase {

	/** The mark of a block that shows sample items. */
	private const ITEMS = array( 'metadata' => array( 'eidanSample' => array( 'items' => 'eidan_team' ) ) );

	/**
	 * Stored text of a block.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function stored( string $name, array $attributes, string $html = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, $html );
	}

	/**
	 * Signs a user in.
	 */
	private static function sign_in( string $role ): int {
		$id = (int) wp_insert_user(
			array(
				'user_login' => uniqid( $role ),
				'user_pass'  => 'x',
				'role'       => $role,
			)
		);
		wp_set_current_user( $id );

		return $id;
	}

	/**
	 * What the editor gets.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function canvas( string $name, array $attributes ): string {
		self::sign_in( 'administrator' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/block-renderer/$name" );
		$request->set_body_params(
			array(
				'context'    => 'edit',
				'attributes' => $attributes,
			)
		);
		$data = rest_do_request( $request )->get_data();

		return is_array( $data ) && is_string( $data['rendered'] ?? null ) ? $data['rendered'] : '';
	}

	/**
	 * Every block of the plugin, and one of WordPress.
	 *
	 * @return list<string>
	 */
	private static function blocks(): array {
		return array_values(
			array_filter(
				array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ),
				static fn( string $name ): bool => str_starts_with( $name, 'eidan/' ) || 'core/gallery' === $name
			)
		);
	}

	public function test_visitors_get_nothing_of_a_marked_block_of_any_kind(): void {
		foreach ( self::blocks() as $name ) {
			$sample = self::stored( $name, self::ITEMS, '<div>Sample words</div>' );
			self::assertSame( '', trim( do_blocks( $sample ) ), $name );
			self::assertStringNotContainsString(
				'Sample words',
				do_blocks( "<!-- wp:group --><div class=\"wp-block-group\">$sample</div><!-- /wp:group -->" ),
				$name
			);
		}
	}

	public function test_a_mark_of_another_kind_is_none(): void {
		$block = self::stored(
			'core/paragraph',
			array( 'metadata' => array( 'eidanSample' => 'no', 'name' => 'x' ) ),
			'<p>Words</p>'
		);
		self::assertStringContainsString( 'Words', do_blocks( $block ) );
	}

	public function test_the_canvas_shows_sample_items_where_there_are_none_and_where_there_are(): void {
		$own = array( 'post_type' => 'eidan_team', 'post_title' => 'Own person', 'post_status' => 'publish' );
		wp_insert_post( $own );
		$html = self::canvas( 'eidan/team-list', self::ITEMS );
		self::assertStringContainsString( 'Anna Berg', $html );
		self::assertStringContainsString( 'Managing director', $html );
		self::assertStringNotContainsString( 'Own person', $html );
		self::assertStringNotContainsString( 'visitors do not see', $html );
		self::assertStringContainsString( 'Own person', self::canvas( 'eidan/team-list', array() ) );
	}

	public function test_all_lists_have_sample_items(): void {
		foreach ( array(
			'blog-list'                      => 'What a first conversation',
			'clients-list'                   => 'Atelier Ost',
			'fixed-portfolio-list'           => 'Harbour Office',
			'portfolio-interactive-showcase' => 'Harbour Office',
			'portfolio-list'                 => 'Harbour Office',
			'portfolio-slider'               => 'Harbour Office',
			'team-list'                      => 'Grace Okafor',
			'testimonials-list'              => 'no surprises on the invoice',
		) as $name => $words ) {
			self::assertStringContainsString( $words, self::canvas( "eidan/$name", self::ITEMS ), $name );
		}
	}

	public function test_the_public_rest_api_shows_no_sample(): void {
		$id = wp_insert_post(
			array(
				'post_status'  => 'publish',
				'post_title'   => 'x',
				'post_content' => self::stored( 'eidan/team-list', self::ITEMS )
					. self::stored( 'eidan/portfolio-slider', array( 'sample' => true ) ),
			)
		);
		wp_set_current_user( 0 );
		$data = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$id" ) )->get_data();
		self::assertSame( '', trim( $data['content']['rendered'] ) );
	}

	public function test_the_preview_of_an_author_says_what_is_a_sample(): void {
		$author = self::sign_in( 'editor' );
		$id     = (int) wp_insert_post(
			array( 'post_status' => 'publish', 'post_title' => 'x', 'post_author' => $author )
		);
		$block  = self::stored( 'eidan/team-list', self::ITEMS );
		query_posts( array( 'p' => $id, 'preview' => 'true' ) );
		$GLOBALS['wp_query']->is_preview = true;
		$html = do_blocks( $block );
		self::assertStringContainsString( 'Sample: visitors do not see this.', $html );
		self::assertStringContainsString( 'Anna Berg', $html );
		wp_set_current_user( 0 );
		self::assertSame( '', trim( do_blocks( $block ) ), 'Anybody may add preview=true to an address.' );
	}

	public function test_excerpts_leave_samples_out(): void {
		$id   = wp_insert_post(
			array(
				'post_status'  => 'publish',
				'post_title'   => 'x',
				'post_content' => '<!-- wp:paragraph --><p>Own</p><!-- /wp:paragraph -->'
					. self::stored(
						'core/paragraph',
						array( 'metadata' => array( 'eidanSample' => array() ) ),
						'<p>Sample</p>'
					),
			)
		);
		$post = get_post( $id );
		self::assertSame( 'Own', Excerpt::of( $post, 10 ) );
	}

	/**
	 * Asks for drafts.
	 */
	private static function make( string $type ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/eidan/v1/samples' );
		$request->set_body_params( array( 'type' => $type ) );

		return rest_do_request( $request );
	}

	public function test_samples_become_drafts(): void {
		self::sign_in( 'administrator' );
		$answer = self::make( 'eidan_team' );
		self::assertSame( 201, $answer->get_status() );
		$ids = $answer->get_data()['ids'];
		self::assertCount( 3, $ids );
		self::assertSame( 'draft', get_post_status( $ids[0] ) );
		self::assertSame( 'Anna Berg', get_the_title( $ids[0] ) );
		self::assertSame( 'Managing director', get_post_meta( $ids[0], 'eidan_role', true ) );
		self::assertStringContainsString( 'Anna founded the office', get_post( $ids[0] )->post_content );
	}

	public function test_drafts_of_works_have_an_image(): void {
		self::sign_in( 'administrator' );
		$ids = self::make( 'eidan_portfolio' )->get_data()['ids'];
		self::assertCount( 6, $ids );
		$image = get_attached_file( (int) get_post_thumbnail_id( $ids[0] ) );
		self::assertFileExists( $image );
		foreach ( $ids as $id ) {
			wp_delete_attachment( (int) get_post_thumbnail_id( $id ), true );
		}
	}

	/** @return list<string> Names of an item's terms. */
	private static function terms( int $id, string $taxonomy ): array {
		return wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'names' ) );
	}

	/** @return array<string, array{string, string, string, list<string>}> Type, block, element, terms in their order. */
	public static function shown(): array {
		$works = array( 'Interiors', 'Buildings', 'Print', 'Identity', 'Interiors', 'Buildings' );
		return array(
			'works'        => array( 'eidan_portfolio', 'portfolio-list', 'eidan_portfolio_category', $works ),
			'posts'        => array( 'post', 'blog-list', 'category', array( 'Method', 'Design', 'Strategy' ) ),
			'people'       => array( 'eidan_team', 'team-list', '', array() ),
			'testimonials' => array( 'eidan_testimonial', 'testimonials-list', '', array() ),
			'clients'      => array( 'eidan_client', 'clients-list', '', array() ),
		);
	}

	/** @param list<string> $terms */
	#[DataProvider( 'shown' )]
	public function test_what_was_a_sample_is_shown_as_it_was(
		string $type,
		string $block,
		string $taxonomy,
		array $terms
	): void {
		foreach ( get_posts( array( 'post_type' => $type, 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		$this->act_as( 'editor' );
		$answer = self::make( $type );
		self::assertSame( 201, $answer->get_status() );
		self::assertTrue( $answer->get_data()['publish'] );
		$ids    = $answer->get_data()['ids'];
		$titles = array_map( static fn( $item ): string => $item->post->post_title, Samples::of( $type ) );
		foreach ( $ids as $id ) {
			self::assertSame( 'draft', get_post_status( $id ) );
			// As the editor publishes it.
			$this->rest( 'POST', rest_get_route_for_post( $id ), array( 'status' => 'publish' ) );
			self::assertSame( 'publish', get_post_status( $id ) );
		}
		$html = do_blocks( "<!-- wp:eidan/$block {\"query\":{\"postType\":\"$type\"}} /-->" );
		$last = 0;
		foreach ( $titles as $title ) {
			$at = strpos( html_entity_decode( $html ), $title );
			self::assertNotFalse( $at, $title );
			self::assertGreaterThan( $last, $at, "$title stands where it stood." );
			$last = $at;
		}
		foreach ( $terms as $number => $term ) {
			self::assertSame( array( $term ), self::terms( $ids[ $number ], $taxonomy ) );
		}
		if ( 'eidan_portfolio' === $type ) {
			self::assertSame( array( 'Tag' ), self::terms( $ids[0], 'eidan_portfolio_tag' ) );
			$filtered =
				do_blocks( '<!-- wp:eidan/portfolio-list {"filter":{"taxonomy":"eidan_portfolio_category"}} /-->' );
			foreach ( array_unique( $terms ) as $term ) {
				self::assertMatchesRegularExpression( "/eidan-list__filter[^>]*>$term</", $filtered );
			}
		}
	}

	public function test_who_may_not_publish_or_make_terms_gets_drafts_without(): void {
		$this->act_as( 'contributor' );
		$this->create_term( 'category', 'Design' );
		$answer = self::make( 'post' )->get_data();
		self::assertFalse( $answer['publish'] );
		self::assertNull( term_exists( 'Method', 'category' ) );
		self::assertSame( array( 'Design' ), self::terms( $answer['ids'][1], 'category' ) );
	}

	public function test_who_may_not_create_items_makes_no_drafts(): void {
		self::sign_in( 'subscriber' );
		self::assertSame( 403, self::make( 'eidan_team' )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, self::make( 'eidan_team' )->get_status() );
		self::sign_in( 'administrator' );
		self::assertSame( 403, self::make( 'attachment' )->get_status() );
		self::assertSame( 403, self::make( 'nowhere' )->get_status() );
	}
}
