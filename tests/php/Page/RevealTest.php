<?php
/**
 * Tests of blocks that reveal themselves.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Assets\ViewModules;
use Eidan\Page\Reveal;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What gets a class, and what loads the style.
 */
final class RevealTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_style( 'eidan-reveal' );
	}

	/**
	 * A rendered block.
	 *
	 * @param string               $name       After `core/`.
	 * @param array<string, mixed> $attributes Stored attributes.
	 * @param string               $html       Its content.
	 */
	private static function printed( string $name, array $attributes = array(), string $html = '<h2>A</h2>' ): string {
		$stored = array() === $attributes ? '' : wp_json_encode( $attributes ) . ' ';

		return do_blocks( "<!-- wp:$name $stored-->$html<!-- /wp:$name -->" );
	}

	public function test_a_choice_gives_a_class_and_the_style(): void {
		$lines = self::printed( 'heading', array( 'eidanReveal' => 'lines' ) );
		self::assertStringContainsString( 'eidan-reveal-lines', $lines );
		self::assertTrue( wp_style_is( 'eidan-reveal' ) );
		$image = '<figure class="wp-block-image"><img alt="" src="/a.jpg"></figure>';
		self::assertStringContainsString(
			'eidan-reveal-mask',
			self::printed( 'image', array( 'eidanReveal' => 'mask' ), $image )
		);
	}

	public function test_a_number_counts_by_a_module_alone(): void {
		$figure = self::printed( 'paragraph', array( 'eidanReveal' => 'count' ), '<p>1,280</p>' );
		self::assertMatchesRegularExpression( '~^<p data-eidan-count=""[^>]*>1,280</p>~', $figure );
		self::assertFalse( wp_style_is( 'eidan-reveal' ) );
		self::assertContains( '@eidan/count', ViewModules::queue() );
		self::assertStringNotContainsString(
			'data-eidan',
			self::printed( 'group', array( 'eidanReveal' => 'count' ), '<div>1</div>' )
		);
	}

	#[TestWith( array( 'none' ) )]
	#[TestWith( array( 'mask' ) )]
	#[TestWith( array( 'x"><script>' ) )]
	#[TestWith( array( array( 'lines' ) ) )]
	#[TestWith( array( 1 ) )]
	#[TestWith( array( null ) )]
	public function test_any_other_value_does_nothing( mixed $value ): void {
		$html = self::printed( 'heading', array( 'eidanReveal' => $value ) );
		self::assertStringNotContainsString( 'eidan-reveal', $html );
		self::assertFalse( wp_style_is( 'eidan-reveal' ) );
	}

	public function test_the_opening_of_a_page(): void {
		$one = '<h1>One</h1>';
		$this->go_to( (string) get_permalink( $this->create_post( array( 'post_type' => 'page' ) ) ) );
		self::assertStringNotContainsString( 'eidan-reveal', self::printed( 'heading', array(), $one ), 'Off before.' );

		update_option( Settings::OPTION, array( 'page' => array( 'opening' => true ) ) );
		self::assertStringNotContainsString(
			'eidan-reveal',
			self::printed( 'heading', array( 'eidanReveal' => 'none' ), $one ),
			'An author may refuse.'
		);
		self::assertStringNotContainsString( 'eidan-reveal', self::printed( 'heading' ), 'The title is of level 1.' );
		self::assertStringContainsString( 'eidan-reveal-lines', self::printed( 'heading', array(), $one ) );
		self::assertStringNotContainsString( 'eidan-reveal', self::printed( 'heading', array(), $one ), 'Once.' );

		$first = '<figure><img alt="" src="/a.jpg" fetchpriority="high"></figure>';
		self::assertStringNotContainsString(
			'eidan-reveal',
			self::printed( 'image', array(), '<figure><img alt="" src="/b.jpg" loading="lazy"></figure>' )
		);
		self::assertStringContainsString( 'eidan-reveal-mask', self::printed( 'image', array(), $first ) );
	}

	public function test_pages_of_items_open_by_their_transition(): void {
		update_option( Settings::OPTION, array( 'page' => array( 'opening' => true ) ) );
		$this->go_to( (string) get_permalink( $this->create_post() ) );
		self::assertStringNotContainsString( 'eidan-reveal', self::printed( 'heading', array(), '<h1>One</h1>' ) );
	}

	public function test_editor_and_page_know_the_same_blocks(): void {
		$source = (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/editor/page/reveal.tsx' );
		foreach ( Reveal::BLOCKS as $name => $ways ) {
			self::assertStringContainsString( "'$name': [ '" . implode( "', '", $ways ) . "' ]", $source );
		}
	}
}
