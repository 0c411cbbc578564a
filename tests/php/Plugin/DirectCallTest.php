<?php
/**
 * What the plugin's PHP files do when a browser asks for one of them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Tests\TestCase;
use PhpToken;

final class DirectCallTest extends TestCase {

	/** Where the plugin has PHP files. */
	private const FOLDERS = array( 'assets', 'blocks', 'build', 'includes', 'patterns', 'src' );

	/** What a file may have beside declarations and a guard: constants as the result, which nobody sees. */
	private const HARMLESS = array( T_OPEN_TAG, T_DECLARE, T_NAMESPACE, T_USE );

	/** Constants that are only there inside WordPress. */
	private const GUARDS = array( "'ABSPATH'", "'WP_UNINSTALL_PLUGIN'" );

	/** What begins a declaration. */
	private const DECLARATIONS = array(
		T_CLASS,
		T_INTERFACE,
		T_TRAIT,
		T_ENUM,
		T_FINAL,
		T_ABSTRACT,
		T_READONLY,
		T_FUNCTION,
		'#[',
	);

	/**
	 * Why a file does something when it is called without WordPress.
	 *
	 * @return string '' if it does nothing.
	 */
	private static function problem( string $code ): string {
		$tokens = array_values(
			array_filter(
				PhpToken::tokenize( $code ),
				static fn( PhpToken $token ): bool => ! $token->isIgnorable() || $token->is( T_OPEN_TAG )
			)
		);
		$start  = true;
		$depth  = 0;
		foreach ( $tokens as $at => $token ) {
			$ends = in_array( $token->id, array( ord( ';' ), ord( '}' ) ), true );
			if ( in_array( $token->id, array( ord( '{' ), T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ), true ) ) {
				++$depth;
			} elseif ( ord( '}' ) === $token->id ) {
				--$depth;
			} elseif (
				0 === $depth && $token->is( array( T_EXTENDS, T_IMPLEMENTS ) )
				&& 'Exception' !== $tokens[ $at + 1 ]->text
			) {
				return "needs another file in line $token->line";
			} elseif ( 0 === $depth && $start && ! $token->is( self::HARMLESS ) ) {
				// In plugin.php and uninstall.php: if ( ! defined( 'ABSPATH' ) ) { exit; }.
				$at += T_IF === $token->id ? 3 : 0;
				if ( 'defined' === $tokens[ $at ]->text && in_array( $tokens[ $at + 2 ]->text, self::GUARDS, true ) ) {
					return '';
				}
				if ( $token->is( T_RETURN ) ) {
					$rest = array_filter(
						array_map( static fn( PhpToken $one ): string => $one->text, array_slice( $tokens, $at + 1 ) ),
						static fn( string $text ): bool => ! str_starts_with( $text, "'" )
					);
					$rest = (string) preg_replace( '/\barray \(/', '[', implode( ' ', $rest ) );
					$runs = 1 === preg_match( '/(?<!array) ?\(|::|->/', $rest );
					return $runs ? "runs something in line $token->line" : '';
				}
				if ( ! $token->is( self::DECLARATIONS ) ) {
					return "runs something in line $token->line";
				}
			}
			$start = 0 === $depth && ( $ends || $token->is( T_OPEN_TAG ) );
		}

		return '';
	}

	/** @return list<string> Paths of all files, from the plugin's folder. */
	private static function files(): array {
		$root  = dirname( EIDAN_FILE ) . '/';
		$files = array( 'plugin.php', 'uninstall.php' );
		foreach ( self::FOLDERS as $folder ) {
			$all = new \RecursiveDirectoryIterator( $root . $folder, \FilesystemIterator::SKIP_DOTS );
			foreach ( new \RecursiveIteratorIterator( $all ) as $file ) {
				if ( 'php' === $file->getExtension() ) {
					$files[] = substr( $file->getPathname(), strlen( $root ) );
				}
			}
		}

		return $files;
	}

	public function test_no_file_does_anything_without_wordpress(): void {
		$problems = array();
		$files    = self::files();
		foreach ( $files as $file ) {
			$problem = self::problem( (string) file_get_contents( dirname( EIDAN_FILE ) . "/$file" ) );
			if ( '' !== $problem ) {
				$problems[] = "$file $problem";
			}
		}
		self::assertGreaterThan( 300, count( $files ) );
		self::assertSame( array(), $problems );
	}

	/** @dataProvider harmful */
	public function test_a_file_that_does_something_is_found( string $code ): void {
		self::assertNotSame( '', self::problem( "<?php\nnamespace A;\nuse B\\C;\n$code" ) );
	}

	/** @return array<string, array{string}> */
	public static function harmful(): array {
		return array(
			'a class of another file'  => array( 'final class D extends C {}' ),
			'an interface of it'       => array( 'final class D implements C { public function a(): void {} }' ),
			'a call'                   => array( 'add_action( "a", "b" );' ),
			'words'                    => array( 'echo "a";' ),
			'a translated result'      => array( "return array( 'a' => __( 'A', 'eidan' ) );" ),
			'a constant of a class'    => array( "return array( 'a' => C::D );" ),
			'a guard that is too late' => array( "final class D extends C {}\ndefined( 'ABSPATH' ) || exit;" ),
			'something behind a class' => array( "final class D { public function a(): void {} }\nrun();" ),
		);
	}

	/** @dataProvider harmless */
	public function test_a_file_that_does_nothing_is_left_alone( string $code ): void {
		self::assertSame( '', self::problem( "<?php\ndeclare( strict_types=1 );\nnamespace A;\n$code" ) );
	}

	/** @return array<string, array{string}> */
	public static function harmless(): array {
		return array(
			'a guard'       => array( "defined( 'ABSPATH' ) || exit;\nrun();" ),
			'a class alone' => array( 'final class D { public function a(): string { return "{$this->b( 1 )}"; } }' ),
			'constants'     => array( "return array( 'a(b)' => array( 1, true ) );" ),
		);
	}
}
