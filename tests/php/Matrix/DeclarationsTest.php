<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;

/**
 * Styles that an author gave a block work beside those that it has by itself. WordPress 6.8 joins both with a
 * space, so each of ours has to end with a semicolon.
 */
final class DeclarationsTest extends TestCase {

	use Control;

	private const STYLE = array(
		'color'   => array( 'text' => '#123456' ),
		'spacing' => array( 'padding' => array( 'top' => '7px' ) ),
	);

	/**
	 * Values of custom properties that swallow what follows.
	 *
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @return array<string, list<string>>
	 */
	private function swallowed( array $subjects ): array {
		$found = array();
		foreach ( $subjects as $slug => $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				$html = $this->render(
					Blocks::with( $markup, "eidan/$slug", array( 'style' ), self::STYLE ),
					$this->create_page()
				);
				preg_match_all( '/--[\w-]+:[^;"]*(?:color:#123456|padding-top:7px)/', $html, $wrong );
				$found += array() === $wrong[0] ? array() : array( $name => $wrong[0] );
			}
		}

		return $found;
	}

	public function test_declarations_end_before_those_of_an_author(): void {
		self::assertSame( array(), $this->swallowed( Blocks::subjects() ) );
	}

	public function test_a_declaration_without_an_end_is_seen(): void {
		self::assert_seen(
			'~--size:1px color:#123456~',
			static fn(): string => '<p style="--size:1px color:#123456">Words</p>',
			fn( array $subjects ): array => $this->swallowed( $subjects )
		);
	}
}
