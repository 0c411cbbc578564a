<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;
use WP_HTML_Tag_Processor;
use WP_Theme_JSON;

/**
 * Visibility and styles by width, as WordPress 7.1 has them, work with every block: WordPress puts its class on the
 * first element of what a block prints, which has to be the element of the block.
 */
final class WidthsTest extends TestCase {

	use Control;

	/** What these print first is another element than their own, which gets the class in its place. */
	private const ANOTHER_FIRST = array( 'header', 'opener', 'panel', 'search-cover' );

	protected function setUp(): void {
		parent::setUp();
		if ( ! method_exists( WP_Theme_JSON::class, 'get_viewport_media_queries' ) ) {
			self::markTestSkipped( 'WordPress has no styles by width before 7.1.' );
		}
	}

	/**
	 * The fixtures whose element does not get the class.
	 *
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @param list<string>           $path     Path of the attribute.
	 * @param mixed                  $value    Its value.
	 * @param string                 $class    Class that WordPress adds, or its beginning.
	 * @return list<string>
	 */
	private function missed( array $subjects, array $path, mixed $value, string $class ): array {
		$missed = array();
		foreach ( array_diff_key( $subjects, array_flip( self::ANOTHER_FIRST ) ) as $slug => $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				$plain = $this->render( $markup, $this->create_page() );
				if ( ! str_contains( $plain, "wp-block-eidan-$slug" ) ) {
					continue;
				}
				$html = new WP_HTML_Tag_Processor(
					$this->render( Blocks::with( $markup, "eidan/$slug", $path, $value ), $this->create_page() )
				);
				$is   = false;
				while ( ! $is && $html->next_tag() ) {
					$classes = (string) $html->get_attribute( 'class' );
					$is      = str_contains( $classes, $class )
						&& str_contains( " $classes ", " wp-block-eidan-$slug " );
				}
				if ( ! $is ) {
					$missed[] = $name;
				}
			}
		}
		return $missed;
	}

	public function test_a_block_can_be_hidden_at_a_width(): void {
		self::assertSame(
			array(),
			$this->missed(
				Blocks::subjects(),
				array( 'metadata' ),
				array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) ),
				'wp-block-hidden-mobile'
			)
		);
	}

	public function test_a_block_can_have_other_colors_and_spacing_at_a_width(): void {
		self::assertSame(
			array(),
			$this->missed(
				Blocks::subjects(),
				array( 'style' ),
				array(
					'@mobile' => array(
						'color'   => array( 'text' => '#ff0000' ),
						'spacing' => array( 'padding' => array( 'top' => '3px' ) ),
					),
				),
				'wp-states-'
			)
		);
	}

	public function test_a_block_that_prints_something_before_itself_is_seen(): void {
		self::assert_seen(
			'~control~',
			static fn (): string => '<style>a{}</style><p class="wp-block-eidan-control">Words</p>',
			fn ( array $subjects ): array => $this->missed(
				$subjects,
				array( 'metadata' ),
				array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) ),
				'wp-block-hidden-mobile'
			)
		);
	}
}
