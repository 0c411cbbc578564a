<?php
/**
 * Tests of which folders ("rooms") of includes/ may use which others.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase as PlainTestCase;

/**
 * A room uses only rooms on floors below its own, as the diagram in docs/architecture.md shows. So no rooms depend on
 * each other in a circle.
 */
final class RoomsTest extends PlainTestCase {

	private const ROOT = __DIR__ . '/../../';

	/** @return array<string, int> Number of the floor by room, counted from the top, as in the diagram. */
	private static function floors(): array {
		$page = (string) file_get_contents( self::ROOT . 'docs/architecture.md' );
		self::assertSame(
			1,
			preg_match( '/<!-- rooms -->\s*```mermaid\n(.*?)```/s', $page, $picture ),
			'docs/architecture.md has a picture of the rooms.'
		);
		preg_match_all( '/\["([^"]+)"\]/', $picture[1], $found );
		$floors = array();
		foreach ( $found[1] as $floor => $rooms ) {
			foreach ( explode( ' · ', $rooms ) as $room ) {
				self::assertArrayNotHasKey( $room, $floors, 'A room stands in the picture once.' );
				$floors[ str_replace( '/', '\\', $room ) ] = $floor;
			}
		}
		return $floors;
	}

	private static function room_of_file( string $path ): string {
		return Imports::room( str_replace( '/', '\\', $path ) );
	}

	public function test_every_room_stands_in_the_picture_and_in_the_table(): void {
		$files = array_keys( Sources::classes() );
		$rooms = array_unique( array_filter( array_map( self::room_of_file( ... ), $files ) ) );
		$drawn = array_keys( self::floors() );
		sort( $rooms );
		sort( $drawn );
		self::assertSame( $rooms, $drawn );
		preg_match_all(
			'/^\|([^|]+)\|/m',
			(string) strstr(
				(string) file_get_contents( self::ROOT . 'docs/architecture.md' ),
				'The rooms of `includes/`'
			),
			$rows
		);
		preg_match_all( '/`([A-Za-z\/]+)`/', implode( ' ', $rows[1] ), $told );
		$told = array_map( static fn( string $room ): string => str_replace( '/', '\\', $room ), $told[1] );
		sort( $told );
		self::assertSame( $rooms, $told );
	}

	public function test_a_room_uses_rooms_below_it_only(): void {
		$floors = self::floors();
		$wrong  = array();
		foreach ( Sources::classes() as $path => $code ) {
			$own = self::room_of_file( $path );
			foreach ( '' === $own ? array() : Imports::against( $own, $code, $floors ) as $room ) {
				$wrong[] = "$path uses $room";
			}
		}
		self::assertSame( array(), $wrong );
	}

	public function test_files_outside_of_rooms_use_what_they_hand_over_to(): void {
		$doors = array(
			'patterns/*.php'  => array( 'Patterns' ),
			'plugin.php'      => array(),
			'uninstall.php'   => array( 'Plugin' ),
			'includes/functions.php' => array( 'Header', 'Enquiries' ),
			'includes/autoload.php'  => array(),
		);
		foreach ( $doors as $place => $allowed ) {
			$files = (array) glob( self::ROOT . $place );
			self::assertNotSame( array(), $files );
			foreach ( $files as $file ) {
				self::assertSame(
					array(),
					array_values(
						array_diff( Imports::rooms( '', (string) file_get_contents( (string) $file ) ), $allowed )
					),
					(string) $file
				);
			}
		}
	}

	/**
	 * @return array<string, array{string, list<string>}> Code, and the rooms that it must not use if it is in Posts.
	 */
	public static function code(): array {
		return array(
			'what is below'      => array( 'use Eidan\Support\Html; use Eidan\Settings\Settings;', array() ),
			'a line with use'    => array( 'use Eidan\Lists\Cards\Card;', array( 'Lists\Cards' ) ),
			'another name'       => array( 'use Eidan\Lists\Lists as Engine;', array( 'Lists' ) ),
			'several at once'    => array(
				'use Eidan\{ Support\Html, Lists\Query\Query as Asked, Shop\WooCommerceRequirement };',
				array( 'Lists\Query', 'Shop' ),
			),
			'a function'         => array( 'use function Eidan\Shop\price;', array( 'Shop' ) ),
			'a full name'        => array( '$x = \Eidan\Blocks\Registry::with_view();', array( 'Blocks' ) ),
			'from the namespace' => array( '$x = new Sub\Thing();', array() ),
			'a neighbour'        => array( 'use Eidan\Lightbox\Lightbox;', array( 'Lightbox' ) ),
			'a room of nowhere'  => array( 'use Eidan\Elsewhere\Thing;', array( 'Elsewhere' ) ),
			'words'              => array(
				'// See \Eidan\Lists\Lists.' . "\n" . '$x = "\Eidan\Lists\Lists";',
				array(),
			),
		);
	}

	/** @param list<string> $wrong Rooms that the code must not use. */
	#[DataProvider( 'code' )]
	public function test_imports_against_the_order_are_seen( string $code, array $wrong ): void {
		self::assertSame(
			$wrong,
			Imports::against( 'Posts', "<?php\nnamespace Eidan\\Posts;\n$code", self::floors() )
		);
	}

	public function test_a_name_that_goes_on_from_the_namespace_is_read(): void {
		self::assertSame(
			array( 'Lists\Cards' ),
			Imports::against(
				'Lists\Speed',
				"<?php\nnamespace Eidan;\nadd( Lists\\Cards\\Card::class );",
				self::floors()
			)
		);
	}
}
