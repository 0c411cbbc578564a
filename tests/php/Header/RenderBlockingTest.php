<?php
/**
 * The browser delays its first paint until the page's header is complete.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\RenderBlocking;
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
	 * Classic themes print the head first.
	 */
	public function test_what_comes_after_the_head_is_not_waited_for(): void {
		$GLOBALS['wp_actions']['wp_head'] = 1;
		$part                             = '<header class="wp-block-template-part">' . self::OURS . '</header>';
		self::assertSame( $part, RenderBlocking::mark( $part ) );
		self::assertSame( '', $this->printed() );
	}

	/**
	 * Both functions are hooked.
	 */
	public function test_a_page_of_the_site_has_both(): void {
		self::assertSame( 30, has_filter( 'render_block_core/template-part', array( RenderBlocking::class, 'mark' ) ) );
		self::assertSame( 1, has_action( 'wp_head', array( RenderBlocking::class, 'expect' ) ) );
	}
}
