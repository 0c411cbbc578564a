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

	public function test_hostile_input_is_refused_or_made_harmless(): void {
		$this->act_as( 'editor' );
		if ( ! is_multisite() ) {
			wp_get_current_user()->add_cap( 'unfiltered_html', false );
			kses_init();
		}
		$made = self::run_ability(
			'create-draft-page',
			array(
				'title'   => '<script>x</script>',
				'content' => '<!-- wp:html --><p onclick="x()">Hi</p><script>x()</script><!-- /wp:html -->',
			)
		);
		kses_remove_filters();
		self::assertIsArray( $made );
		$page = get_post( $made['id'] );
		self::assertStringNotContainsString( '<script', $page->post_content . $page->post_title );
		self::assertStringNotContainsString( 'onclick', $page->post_content );

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
