<?php
/**
 * The browser delays its first paint until the page's header is complete.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\RenderBlocking;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Renders template parts as a block theme does, before the head is printed.
 */
final class RenderBlockingTest extends TestCase {

	private const OURS =
		'<div class="eidan-header eidan-header-1 alignfull"><div class="wp-block-eidan-header">Words</div></div>';

	/**
	 * How often each action had run before the test.
	 *
	 * @var array<string, int>
	 */
	private array $done = array();

	/**
	 * Pretends that the head of the page is not printed yet.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->done = array_intersect_key(
			$GLOBALS['wp_actions'],
			array(
				'template_redirect' => 1,
				'wp_head'           => 1,
			)
		);
		unset( $GLOBALS['wp_actions']['wp_head'] );
		$GLOBALS['wp_actions']['template_redirect'] = 1;
	}

	/**
	 * Restores the counts of actions.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['wp_actions']['template_redirect'], $GLOBALS['wp_actions']['wp_head'] );
		$GLOBALS['wp_actions'] += $this->done;
		parent::tearDown();
	}

	/**
	 * Returns what is printed in the head.
	 */
	private function printed(): string {
		ob_start();
		RenderBlocking::expect();

		return trim( (string) ob_get_clean() );
	}

	/**
	 * The marker and the link to it belong together. A page has them once.
	 */
	public function test_the_end_of_the_first_header_is_waited_for(): void {
		$first = RenderBlocking::mark( '<header class="wp-block-template-part">' . self::OURS . "</header>\n" );
		self::assertSame(
			'<header class="wp-block-template-part">' . self::OURS
				. '<span id="eidan-header-end" hidden></span></header>' . "\n",
			$first
		);
		self::assertSame( '<link rel="expect" href="#eidan-header-end" blocking="render">', $this->printed() );
		$second = '<header class="wp-block-template-part">' . self::OURS . '</header>';
		self::assertSame( $second, RenderBlocking::mark( $second ), 'an ID stands on a page once' );
	}

	/**
	 * Content that delays nothing.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function others(): array {
		return array(
			'a header without our block'          => array(
				'<header class="wp-block-template-part"><p>Words</p></header>',
			),
			'our block in another template part'  => array(
				'<div class="wp-block-template-part">' . self::OURS . '</div>',
			),
			'a header within it, and more behind' => array(
				'<div><header>' . self::OURS . '</header><p>Words</p></div>',
			),
			'no HTML'                             => array( null ),
			'an empty part'                       => array( '' ),
		);
	}

	/**
	 * @dataProvider others
	 *
	 * @param mixed $content Rendered template part.
	 */
	public function test_nothing_else_is_waited_for( mixed $content ): void {
		self::assertSame( $content, RenderBlocking::mark( $content ) );
		self::assertSame( '', $this->printed() );
	}

	/**
	 * Panels are closed when the page is painted first.
	 */
	public function test_panels_at_the_end_are_not_waited_for(): void {
		$panel  = '<div class="eidan-panel-place"><dialog id="a"><p>Words</p>%s</dialog></div>';
		$panels = sprintf( $panel, sprintf( $panel, '' ) ) . "\n" . sprintf( $panel, '<nav></nav>' );
		$after  = '</div><span class="eidan-header__mark" aria-hidden="true"></span></div>';
		$mark   = '<span id="eidan-header-end" hidden></span>';
		$begin  = '<header><div class="wp-block-eidan-header"><div>' . sprintf( $panel, '' ) . '<a href="#a">Menu</a>';
		self::assertSame(
			"$begin$mark$panels$after</header>",
			RenderBlocking::mark( "$begin$panels$after</header>" )
		);
		Memory::forget();
		self::assertSame(
			"$begin$panels<p>Words</p>$after$mark</header>",
			RenderBlocking::mark( "$begin$panels<p>Words</p>$after</header>" ),
			'Something comes after them.'
		);
	}

	/**
	 * Returns how many bytes of styles WordPress may print into the head.
	 */
	private static function limit(): int {
		$limit = 0;
		add_action(
			'wp_head',
			static function () use ( &$limit ): void {
				$limit = apply_filters( 'styles_inline_size_limit', 40_000 );
			}
		);
		foreach ( array_keys( $GLOBALS['wp_filter']['wp_head']->callbacks ) as $priority ) {
			if ( 10 !== $priority ) {
				remove_all_actions( 'wp_head', $priority );
			}
		}
		ob_start();
		do_action( 'wp_head' );
		ob_end_clean();

		return $limit;
	}

	/**
	 * What comes after the first 14 kB makes the page wait another time.
	 */
	public function test_styles_in_the_head_leave_room_for_the_header(): void {
		self::assertSame( 40_000, self::limit(), 'a page without a header of ours' );
		unset( $GLOBALS['wp_actions']['wp_head'] );
		RenderBlocking::mark(
			'<header class="wp-block-template-part">' . self::OURS . str_repeat( ' ', 15_000 ) . '</header>'
		);
		wp_styles()->queue = array();
		self::assertSame( 40_000, self::limit(), 'There is room for more.' );
		wp_register_style( 'large', false, array(), '1' );
		wp_enqueue_style( 'large' );
		wp_add_inline_style( 'large', str_repeat( 'a{color:red}', 2000 ) );
		self::assertEqualsWithDelta( 17_000, self::limit(), 300 );
		wp_add_inline_style( 'large', str_repeat( 'a{color:red}', 4000 ) );
		self::assertSame( 0, self::limit() );
		self::assertSame( 40_000, apply_filters( 'styles_inline_size_limit', 40_000 ), 'at the end of the page' );
	}

	/**
	 * Classic themes print the head first.
	 */
	public function test_what_comes_after_the_head_is_not_waited_for(): void {
		$GLOBALS['wp_actions']['wp_head'] = 1;
		$part                             = '<header class="wp-block-template-part">' . self::OURS . '</header>';
		self::assertSame( $part, RenderBlocking::mark( $part ) );
		self::assertSame( '', $this->printed() );
	}

	/**
	 * The end is marked in a page of the site, and only then the head names it.
	 */
	public function test_a_page_of_the_site_has_both(): void {
		$part = array(
			'blockName' => 'core/template-part',
			'attrs'     => array(),
		);
		$html = '<header class="wp-block-template-part">' . self::OURS . '</header>';
		self::assertSame( '', $this->printed() );
		self::assertStringContainsString(
			'eidan-header-end',
			(string) apply_filters( 'render_block_core/template-part', $html, $part, null )
		);
		self::assertSame( 1, has_action( 'wp_head', array( RenderBlocking::class, 'expect' ) ) );
	}
}
