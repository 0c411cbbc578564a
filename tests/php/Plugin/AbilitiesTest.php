<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/** What assistants may do, as WordPress’s Abilities API runs it. */
final class AbilitiesTest extends TestCase {

	private const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::assertFalse( did_action( 'wp_abilities_api_init' ) > 0 );
			self::markTestSkipped( 'WordPress 6.8 has no abilities.' );
		}
	}

	/** What an ability answers. */
	private static function run_ability( string $name, mixed $input = null ): mixed {
		$ability = wp_get_ability( "eidan/$name" );
		self::assertNotNull( $ability, $name );

		return $ability->execute( $input );
	}

	/** Code and words of an error. */
	private static function problem( mixed $answer ): string {
		self::assertInstanceOf( WP_Error::class, $answer );

		return $answer->get_error_code() . ': ' . $answer->get_error_message();
	}

	public function test_widgets_are_listed_and_one_with_its_schema(): void {
		$this->act_as( 'author' );
		$all = self::run_ability( 'list-blocks' )['blocks'];
		self::assertGreaterThan( 25, count( $all ) );
		self::assertArrayNotHasKey( 'attributes', $all[0] );

		$one = self::run_ability( 'list-blocks', array( 'name' => 'eidan/blog-list' ) )['blocks'];
		self::assertCount( 1, $one );
		self::assertArrayHasKey( 'query', $one[0]['attributes'] );
		self::assertStringContainsString(
			'There is no block eidan/oven',
			self::problem( self::run_ability( 'list-blocks', array( 'name' => 'eidan/oven' ) ) )
		);
	}

	public function test_a_draft_page_is_made_of_blocks(): void {
		$this->act_as( 'editor' );
		$made = self::run_ability(
			'create-draft-page',
			array(
				'title'   => 'Our “work”',
				'content' => self::WORDS . '<!-- wp:eidan/blog-list {"layout":"minimal"} /-->',
			)
		);
		self::assertIsArray( $made, is_wp_error( $made ) ? $made->get_error_message() : '' );
		$page = get_post( $made['id'] );
		self::assertSame( 'page draft', "$page->post_type $page->post_status" );
		self::assertSame( 'Our “work”', $page->post_title );
		self::assertStringContainsString( '<!-- wp:eidan/blog-list {"layout":"minimal"} /-->', $page->post_content );
		self::assertStringContainsString( 'post.php', $made['edit'] );
	}

	#[TestWith( array( '', 'There is no block in it' ) )]
	#[TestWith( array( 'Hello <!-- wp:eidan/icon /-->', 'These words are in no block: “Hello”' ) )]
	#[TestWith( array( '<!-- wp:eidan/oven /-->', 'There is no block eidan/oven on this site.' ) )]
	#[TestWith( array( '<!-- wp:eidan/blog-list {"layout":"spiral"} /-->', 'eidan/blog-list: layout is not valid' ) )]
	#[TestWith( array( '<!-- wp:eidan/blog-list {"stars":5} /-->', 'eidan/blog-list has no attribute stars.' ) )]
	#[TestWith( array( '<!-- wp:eidan/tabbed-info-item /-->', 'tabbed-info-item has to stand in' ) )]
	public function test_what_is_wrong_is_said_and_nothing_stored( string $content, string $words ): void {
		$this->act_as( 'editor' );
		$before = wp_count_posts( 'page' )->draft;
		$answer = self::run_ability( 'create-draft-page', array( 'title' => 'X', 'content' => $content ) );
		self::assertStringContainsString( $words, self::problem( $answer ) );
		self::assertSame( $before, wp_count_posts( 'page' )->draft );
	}

	#[TestWith( array( 'editor' ) )]
	#[TestWith( array( 'administrator' ) )]
	public function test_html_is_filtered_whoever_calls( string $role ): void {
		$this->act_as( $role );
		kses_init();
		$may = current_user_can( 'unfiltered_html' );
		foreach ( self::planted() as $content ) {
			$made = self::run_ability(
				'create-draft-page',
				array( 'title' => '<script>x</script>', 'content' => $content )
			);
			self::assertIsArray( $made, $content );
			$page = get_post( $made['id'] );
			$html = apply_filters( 'the_content', $page->post_content );
			$all  = $page->post_title . $page->post_content . $html;
			foreach ( array( '<script', 'onerror', 'onclick', 'javascript:', '<iframe', 'planted{' ) as $wrong ) {
				self::assertStringNotContainsString( $wrong, $all, $content );
			}
			self::assertStringContainsString( 'Words', $html );
		}
		self::assertSame( $may, current_user_can( 'unfiltered_html' ), 'The user may afterwards what they may.' );
		self::assertSame( ! $may, false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' ) );
		$id = $this->create_page( array( 'post_content' => '<p onclick="x()">Mine</p>' ) );
		self::assertSame( $may, str_contains( get_post( $id )->post_content, 'onclick' ) );
	}

	/** @return list<string> What a text that an assistant reads may have it write. */
	private static function planted(): array {
		return array(
			'<!-- wp:paragraph --><p onclick="x()">Words<script>x()</script></p><!-- /wp:paragraph -->',
			'<!-- wp:paragraph --><p><a href="javascript:x()">Words</a><img src=x onerror=x()></p>'
				. '<!-- /wp:paragraph -->',
			'<!-- wp:group --><div class="wp-block-group"><iframe src="//evil.test"></iframe>' . self::WORDS
				. '</div><!-- /wp:group -->',
			'<!-- wp:eidan/back-to-top {"label":"Words\u003cscript\u003ex()\u003c/script\u003e"} /-->' . self::WORDS,
			'<!-- wp:paragraph {"style":{"css":"planted{color:red}"}} --><p>Words</p><!-- /wp:paragraph -->',
			self::WORDS . '<!-- wp:image --><figure class="wp-block-image"><img src="x" onerror="x()" alt=""/></figure>'
				. '<!-- /wp:image -->',
		);
	}

	#[TestWith( array( '<!-- wp:html --><script>x()</script><!-- /wp:html -->', 'core/html' ) )]
	#[TestWith( array( '<!-- wp:freeform --><p>Words</p><!-- /wp:freeform -->', 'core/freeform' ) )]
	#[TestWith( array( '<!-- wp:shortcode -->[gallery]<!-- /wp:shortcode -->', 'core/shortcode' ) )]
	#[TestWith( array( '<!-- wp:group --><!-- wp:html --><b>x</b><!-- /wp:html --><!-- /wp:group -->', 'core/html' ) )]
	#[TestWith( array( self::WORDS . '<img src=x onerror=x()>', 'in no block' ) )]
	#[TestWith( array( self::WORDS . '<script>x()</script>', 'in no block' ) )]
	#[TestWith( array( '<!-- wp:paragraph --><p>[eidan_planted]</p><!-- /wp:paragraph -->', '[eidan_planted]' ) )]
	#[TestWith( array( '<!-- wp:eidan/search-cover {"label":"\u005beidan_planted a=1]"} /-->', '[eidan_planted]' ) )]
	#[TestWith( array( '<!-- wp:paragraph --><p>&#91;eidan_planted]</p><!-- /wp:paragraph -->', '[eidan_planted]' ) )]
	public function test_what_runs_is_refused_by_name( string $content, string $words ): void {
		add_shortcode( 'eidan_planted', '__return_empty_string' );
		try {
			foreach ( array( 'administrator', 'editor' ) as $role ) {
				$this->act_as( $role );
				$answer = self::run_ability( 'create-draft-page', array( 'title' => 'X', 'content' => $content ) );
				self::assertStringContainsString( $words, self::problem( $answer ) );
			}
			$answer = self::run_ability(
				'create-draft-page',
				array( 'title' => '[eidan_planted]', 'content' => self::WORDS )
			);
			self::assertStringContainsString( '[eidan_planted]', self::problem( $answer ) );
		} finally {
			remove_shortcode( 'eidan_planted' );
		}
	}

	public function test_too_much_is_refused(): void {
		$this->act_as( 'editor' );
		$deep = str_repeat( '<!-- wp:group --><div>', 40 ) . self::WORDS . str_repeat( '</div><!-- /wp:group -->', 40 );
		self::assertStringContainsString(
			'in each other',
			self::problem( self::run_ability( 'create-draft-page', array( 'title' => 'X', 'content' => $deep ) ) )
		);
		self::assertStringContainsString(
			'ability_invalid_input',
			self::problem( self::run_ability( 'create-draft-page', array( 'title' => array( 'X' ), 'content' => '' ) ) )
		);
		self::assertStringContainsString(
			'ability_invalid_input',
			self::problem( self::run_ability( 'use-style', array( 'style' => '../ink' ) ) )
		);
	}

	#[TestWith( array( 'list-blocks', 'subscriber', null ) )]
	#[TestWith( array( 'create-draft-page', 'author', array( 'title' => 'X', 'content' => self::WORDS ) ) )]
	#[TestWith( array( 'use-style', 'editor', array( 'style' => 'ink' ) ) )]
	public function test_who_may_not_is_refused( string $name, string $role, mixed $input ): void {
		$this->act_as( $role );
		self::assertStringContainsString( 'permission', self::problem( self::run_ability( $name, $input ) ) );
	}

	public function test_a_style_is_put_on(): void {
		$this->act_as( 'administrator' );
		self::assertSame(
			array( 'style' => 'ink', 'stays' => array() ),
			self::run_ability( 'use-style', array( 'style' => 'ink' ) )
		);
	}
}
