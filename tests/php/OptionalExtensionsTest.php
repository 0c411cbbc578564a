<?php
/**
 * What WordPress runs without, the plugin runs without.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Extensions of PHP that WordPress only recommends. A function of one that is missing is a fatal error.
 */
final class OptionalExtensionsTest extends TestCase {

	use OtherPhp;

	private const OPTIONAL = array( 'mbstring', 'dom', 'iconv', 'intl', 'gd', 'exif', 'openssl', 'imagick', 'curl' );

	/** What WordPress 6.8 brings itself. */
	private const BROUGHT = array( 'mb_strlen', 'mb_substr' );

	public function test_what_an_optional_extension_has_is_used_only_where_it_was_looked_for(): void {
		$names = array( 'DOMDocument', 'Imagick', 'Normalizer' );
		foreach ( self::OPTIONAL as $extension ) {
			$names = array_merge( $names, array_diff( get_extension_funcs( $extension ) ?: array(), self::BROUGHT ) );
		}
		$used = array();
		foreach ( Sources::in() as $path => $code ) {
			$code = php_strip_whitespace( __DIR__ . "/../../$path" );
			foreach ( $names as $name ) {
				// Functions of one extension come and go together; the one that was looked for may be another.
				$prefix = str_starts_with( $name, 'image' ) ? 'image' : (string) strtok( $name, '_' );
				if (
					1 === preg_match( "/(?<![\\w>:\$])(?:new \\\\?$name\\b|\\\\?$name(?:\\(|::(?!class)))/", $code )
					&& 1 !== preg_match( "/_exists\( ?(?:'\\\\?|\\\\?)$prefix/", $code )
				) {
					$used[] = "$path: $name";
				}
			}
		}

		self::assertSame( array(), $used );
	}

	/** @return array<string, array{string, string}> */
	public static function words(): array {
		return array(
			'small letters'  => array( "Text::lower( 'News Letter' )", 'news letter' ),
			'other letters'  => array( "Text::lower( 'NEWS für' )", 'news für' ),
			'initials'       => array( "Text::initial( 'a' )", 'A' ),
			'Latin of files' => array( "Text::from( \"caf\\xE9\", 'Windows-1252' )", 'café' ),
			'UTF-16'         => array( "Text::from( \"a\\0b\\0\", 'UTF-16LE' )", 'ab' ),
			'code points'    => array(
				"implode( ' ', array_map( Text::code_point( ... ), array( 'a', 'é', '€', '😀' ) ) )",
				'97 233 8364 128512',
			),
			'broken text'    => array( "Text::utf8( \"a\\xFF\" )", '' ),
			'an icon'        => array(
				"is_string( \\Eidan\\Icons\\Svg::clean( '<svg viewBox=\"0 0 1 1\"></svg>' ) ) ? 'yes' : 'no'",
				'no',
			),
			'a tab'          => array( "\\Eidan\\Blocks\\TabbedInfo\\Ids::slug( 'Our Work' )", 'tab-our-work' ),
			'a person'       => array( "\\Eidan\\Lists\\Templates\\Team::initials_of( 'ada king' )", 'AK' ),
		);
	}

	#[DataProvider( 'words' )]
	public function test_words_are_there_without_mbstring_and_dom( string $code, string $expected ): void {
		self::needOtherPhp();
		// What is disabled is not there for function_exists(); a class is, so the script says that there is none.
		$off     = array_diff( get_extension_funcs( 'mbstring' ) ?: array(), self::BROUGHT );
		$script  = 'define( "ABSPATH", "/" ); function __( $text ) { return $text; } '
			. 'function wp_check_invalid_utf8( $text ) { return $text; } '
			. 'class WP_Error { function __construct( ...$all ) {} } '
			. 'define( "EIDAN_DIR", ' . var_export( dirname( __DIR__, 2 ), true ) . ' ); '
			. 'eval( "namespace Eidan\\Icons; function class_exists() { return false; }" ); '
			. 'require EIDAN_DIR . "/includes/autoload.php"; '
			. 'eval( "use Eidan\\\\Support\\\\Text; echo " . $argv[1] . ";" );';
		$process = proc_open(
			array(
				PHP_BINARY,
				'-d',
				'disable_functions=' . implode( ',', $off ),
				'-d',
				'display_errors=stderr',
				'-r',
				$script,
				'--',
				$code,
			),
			array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		$printed = (string) stream_get_contents( $pipes[1] );
		$errors  = (string) stream_get_contents( $pipes[2] );
		proc_close( $process );

		self::assertSame( array( $expected, '' ), array( $printed, trim( $errors ) ) );
	}
}
