<?php
declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * SEO plugins render the content of a page in its head, too. What they throw away leaves no traces.
 */
final class RenderedTwiceTest extends TestCase {

	/** @return list<string> Ids, and addresses of further pages of a list. */
	private function names(): array {
		$html = (string) apply_filters( 'the_content', get_the_content() );
		preg_match_all( '/ id="(?!eidan-)([^"]*)"|href="[^"]*(eidan-list[^"=]*=\d)"/', $html, $found );
		return array_values( array_filter( array( ...$found[1], ...$found[2] ) ) );
	}

	private function head(): void {
		ob_start();
		do_action( 'wp_head' );
		ob_end_clean();
	}

	public function test_ids_and_parameters_are_those_of_what_is_shown(): void {
		for ( $i = 0; $i < 4; $i++ ) {
			$this->create_post();
		}
		$folder  = dirname( __DIR__, 2 ) . '/fixtures/blocks';
		$content = file_get_contents( "$folder/tabbed-info.html" ) . file_get_contents( "$folder/image-gallery.html" )
			. $this->block( 'eidan/blog-list', array( 'query' => array( 'perPage' => 2 ) ) );
		$page    = $this->create_page( array( 'post_content' => $content ) );
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		$expected = $this->names();
		self::assertContains( 'tab-listen', $expected );
		self::assertContains( 'build', $expected );
		self::assertContains( 'eidan-list-page=2', $expected );

		// A classic theme: the head comes first.
		Memory::forget();
		$listen = fn() => $this->names();
		add_action( 'wp_head', $listen );
		$this->head();
		self::assertSame( $expected, $this->names() );

		// A block theme: the head comes last, and what stands on the page stays known.
		remove_action( 'wp_head', $listen );
		$this->head();
		self::assertContains( 'tab-listen-2', $this->names(), 'Shown a second time.' );
	}
}
