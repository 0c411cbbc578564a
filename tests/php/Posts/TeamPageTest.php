<?php
/**
 * Tests of a team member's page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Team;
use Eidan\Tests\TestCase;
use WP_Block_Patterns_Registry;

final class TeamPageTest extends TestCase {

	/**
	 * @param string               $name
	 * @param array<string, mixed> $meta Fields.
	 */
	private function person( string $name, array $meta = array() ): int {
		return $this->create_post(
			array(
				'post_type'  => Team::POST_TYPE,
				'post_title' => $name,
				'meta_input' => $meta,
			)
		);
	}

	/** The page of a person, by one of the plugin's templates. */
	private function shown( int $id, string $template = 'team-single' ): \DOMXPath {
		$this->go_to( (string) get_permalink( $id ) );
		$GLOBALS['wp_query']->the_post();

		return $this->dom(
			do_blocks( WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$template" )['content'] )
		);
	}

	public function test_it_says_how_to_reach_this_person(): void {
		$page = $this->shown(
			$this->person(
				'Maja',
				array(
					Team::ROLE  => 'Founder',
					Team::EMAIL => 'maja@example.com',
					Team::PHONE => '+31 10 555 0101',
					Team::LINKS => array(
						array(
							'service' => 'mastodon',
							'url'     => 'https://social.example/@maja',
						),
						array(
							'service' => 'linkedin',
							'url'     => 'javascript:alert(1)',
						),
					),
				)
			)
		);
		$line = '//div[contains(@class,"eidan-team-reach")]/p';
		self::assertSame( 'Maja', $page->evaluate( 'string(//h1)' ) );
		self::assertSame(
			'mailto:maja@example.com',
			rawurldecode( $page->evaluate( "string({$line}[1]/a/@href)" ) )
		);
		self::assertSame( 'maja@example.com', $page->evaluate( "string({$line}[1]/a)" ) );
		self::assertSame( 'tel:+31105550101', $page->evaluate( "string({$line}[2]/a/@href)" ) );
		self::assertSame( '+31 10 555 0101', $page->evaluate( "string({$line}[2]/a)" ) );
		self::assertSame( 'https://social.example/@maja', $page->evaluate( "string({$line}[3]/a/@href)" ) );
		self::assertSame( 'Mastodon', $page->evaluate( "string({$line}[3]/a)" ) );
		self::assertSame( 1.0, $page->evaluate( "count({$line}[3]/a)" ), 'An address that is none is left out.' );
	}

	public function test_each_template_to_choose_from_says_the_same_and_leaves_no_line_empty(): void {
		$full = $this->person(
			'Maja',
			array(
				Team::ROLE  => 'Founder',
				Team::EMAIL => 'maja@example.com',
			)
		);
		$bare = $this->person( 'Tobias' );
		foreach ( array( 'team-single', 'team-single-aside', 'team-single-column' ) as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$name" );
			self::assertContains( 'single-' . Team::POST_TYPE, $pattern['templateTypes'] ?? array(), $name );
			$page = $this->shown( $full, $name );
			self::assertSame( 'Maja', $page->evaluate( 'string(//h1)' ), $name );
			self::assertSame( 'Founder', $page->evaluate( 'string(//p[contains(@class,"eidan-team-lead")])' ), $name );
			self::assertSame( 1.0, $page->evaluate( 'count(//div[contains(@class,"eidan-team-reach")]/p)' ), $name );
			self::assertSame(
				'Tobias',
				$page->evaluate( 'string(//section[contains(@class,"eidan-team-others")]//h3)' ),
				$name
			);
			$page = $this->shown( $bare, $name );
			self::assertSame(
				0.0,
				$page->evaluate(
					'count(//main//p[not(ancestor::section)][not(ancestor::*[contains(@class,"post-content")])])'
				),
				$name
			);
		}
	}

	public function test_addresses_are_not_read_by_simple_harvesters(): void {
		$id   = $this->person( 'Maja', array( Team::EMAIL => 'maja@example.com' ) );
		$html = $this->render(
			'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/team",'
				. '"args":{"key":"email-linked"}}}}} --><p></p><!-- /wp:paragraph -->',
			$id
		);
		self::assertStringContainsString( '<a href="mailto:', $html );
		self::assertStringNotContainsString( 'maja@example.com', $html );
	}

	public function test_lines_without_a_value_are_left_out(): void {
		$page = $this->shown( $this->person( 'Maja', array( Team::PHONE => '12 34' ) ) );
		self::assertSame( 1.0, $page->evaluate( 'count(//div[contains(@class,"eidan-team-reach")]/p)' ) );
		self::assertSame( 0.0, $page->evaluate( 'count(//p[contains(@class,"eidan-team-lead")])' ) );
	}

	public function test_other_people_are_at_the_end_and_lead_to_their_pages(): void {
		$maja   = $this->person( 'Maja' );
		$tobias = $this->person( 'Tobias' );
		$page   = $this->shown( $maja );
		$others = '//section[contains(@class,"eidan-team-others")]';
		self::assertSame( 1.0, $page->evaluate( "count($others//article)" ) );
		self::assertSame( 'Tobias', $page->evaluate( "string($others//article//h3)" ) );
		self::assertSame( get_permalink( $tobias ), $page->evaluate( "string($others//article//h3//a/@href)" ) );
	}
}
