<?php
/**
 * Which fields and taxonomies of another post type become which of ours.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Import;

use Eidan\Import\ForeignValue;
use Eidan\Import\Map;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Import\Map
 * @covers \Eidan\Import\KnownTypes
 * @covers \Eidan\Import\ForeignValue
 */
final class MapTest extends TestCase {

	private static function type( string $name ): ContentType {
		$type = ContentTypes::get( $name );
		self::assertNotNull( $type );

		return $type;
	}

	/**
	 * @return array<string, array{
	 *     string,
	 *     string,
	 *     list<string>,
	 *     list<string>,
	 *     array<string, string>,
	 *     array<string, string>,
	 * }>
	 */
	public static function sources(): array {
		return array(
			'Jetpack' => array(
				'jetpack-portfolio',
				'eidan_portfolio',
				array( 'jetpack-portfolio-tag', 'jetpack-portfolio-type' ),
				array(),
				array(
					'jetpack-portfolio-tag'  => 'eidan_portfolio_tag',
					'jetpack-portfolio-type' => 'eidan_portfolio_category',
				),
				array(),
			),
			'Our Team' => array(
				'team-member',
				'eidan_team',
				array( 'team-member-category' ),
				array( '_role', '_tel', '_twitter', '_gravatar_email' ),
				array( 'team-member-category' => 'eidan_team_department' ),
				array( '_role' => 'role', '_tel' => 'phone', '_twitter' => 'links.x' ),
			),
			'a type of a site’s own' => array(
				'referenz',
				'eidan_portfolio',
				array( 'branche', 'referenz_tags' ),
				array( 'client_name', '_client_name', 'project_url', 'url', 'budget' ),
				array( 'branche' => 'eidan_portfolio_category', 'referenz_tags' => 'eidan_portfolio_tag' ),
				array( 'client_name' => 'client', 'project_url' => 'website' ),
			),
			'tags where we have none' => array(
				'logo',
				'eidan_client',
				array( 'logo_tag' ),
				array(),
				array( 'logo_tag' => 'eidan_client_category' ),
				array(),
			),
		);
	}

	/**
	 * @dataProvider sources
	 *
	 * @param list<string>          $found      Taxonomies of the other type.
	 * @param list<string>          $keys       Meta keys of the other type.
	 * @param array<string, string> $taxonomies Expected taxonomies.
	 * @param array<string, string> $fields     Expected fields.
	 */
	public function test_known_plugins_and_telling_names(
		string $from,
		string $to,
		array $found,
		array $keys,
		array $taxonomies,
		array $fields
	): void {
		$map = Map::of( $from, self::type( $to ), $found, $keys );
		self::assertSame( $taxonomies, $map->taxonomies );
		self::assertSame( $fields, $map->fields );
	}

	public function test_the_caller_decides(): void {
		$map = Map::of(
			'project',
			self::type( 'eidan_portfolio' ),
			array( 'project_category', 'project_tag' ),
			array( 'client', 'auftraggeber', 'year' ),
			array( 'project_tag' => '', 'project_category' => 'eidan_portfolio_tag' ),
			array( 'auftraggeber' => 'client', 'year' => '' )
		);
		self::assertSame( array( 'project_category' => 'eidan_portfolio_tag' ), $map->taxonomies );
		self::assertSame( array( 'auftraggeber' => 'client' ), $map->fields );
	}

	public function test_names_that_do_not_exist_are_refused_with_those_that_do(): void {
		$this->expectExceptionMessage( '"colour" is no field of eidan_portfolio. There is: client, date,' );
		Map::of( 'project', self::type( 'eidan_portfolio' ), array(), array(), array(), array( 'c' => 'colour' ) );
	}

	/**
	 * @return array<string, array{string, string, mixed, mixed, 4?: string}>
	 */
	public static function values(): array {
		$link = array( array( 'service' => 'x', 'url' => 'https://x.com/maja' ) );

		return array(
			'a date with time'           => array( 'eidan_portfolio', 'date', '2019-05-14 00:00:00', '2019-05-14' ),
			'a date of ACF'              => array( 'eidan_portfolio', 'date', '20190514', '2019-05-14' ),
			'seconds'                    => array( 'eidan_portfolio', 'date', '1557792000', '2019-05-14' ),
			'a year'                     => array( 'eidan_portfolio', 'date', '2019', '2019' ),
			'a date that may be either'  => array( 'eidan_portfolio', 'date', '05/06/2019', '' ),
			'a day that never was'       => array( 'eidan_portfolio', 'date', '20190231', '' ),
			'pictures with commas'       => array( 'eidan_portfolio', 'gallery', '7, 9,7', array( 7, 9 ) ),
			'pictures by id'             => array(
				'eidan_portfolio',
				'gallery',
				array( 7 => 'https://a.example/7.jpg', 9 => 'https://a.example/9.jpg' ),
				array( 7, 9 ),
			),
			'pictures by address'        => array(
				'eidan_portfolio',
				'gallery',
				array( 'https://a.example/picture.jpg', 'https://a.example/unknown.jpg' ),
				array( 42 ),
			),
			'HTML in a text'             => array(
				'eidan_portfolio',
				'client',
				'<b onclick=alert(1)>Harbour</b> Ltd',
				'Harbour Ltd',
			),
			'a list in a text'           => array( 'eidan_portfolio', 'client', array( 'a' ), '' ),
			'a script as address'        => array( 'eidan_portfolio', 'website', 'javascript:alert(1)', '' ),
			'an address without scheme'  => array(
				'eidan_portfolio',
				'website',
				'harbour.example',
				'https://harbour.example',
			),
			'a switch that says off'     => array( 'eidan_portfolio', 'light-skin', 'off', false ),
			'a switch that says on'      => array( 'eidan_portfolio', 'light-skin', 'on', true ),
			'a picture as ACF array'     => array(
				'eidan_team',
				'second-portrait',
				array( 'ID' => 7, 'url' => 'https://a.example/7.jpg' ),
				7,
			),
			'a name at a service'        => array( 'eidan_team', 'links', '@maja', $link, 'x' ),
			'an address at a service'    => array( 'eidan_team', 'links', 'https://x.com/maja', $link, 'x' ),
			'a script at a service'      => array( 'eidan_team', 'links', 'javascript:alert(1)', array(), 'x' ),
			'an object'                  => array( 'eidan_team', 'role', new \stdClass(), '' ),
		);
	}

	/** @dataProvider values */
	public function test_values_of_others_become_clean_values(
		string $type,
		string $name,
		mixed $value,
		mixed $expected,
		string $service = ''
	): void {
		$field = self::type( $type )->field( $name );
		self::assertNotNull( $field );
		self::assertSame(
			$expected,
			ForeignValue::read(
				$value,
				$field,
				$service,
				static fn ( string $url ): int => 'https://a.example/picture.jpg' === $url ? 42 : 0
			)
		);
	}
}
