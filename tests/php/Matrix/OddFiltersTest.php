<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;
use Throwable;

/**
 * A filter of another plugin may forget to return anything. Our code has strict types, but must not end the page
 * because of that. The test breaks each filter that runs while a block is rendered once in this way.
 *
 * @group slow
 * @group newest
 */
final class OddFiltersTest extends TestCase {

	use Control;

	/** Filters where null also breaks WordPress itself, or every translated text. */
	private const HOPELESS = '/^(salt|wp_parse_str|n?gettext.*|eidan_.*)$/';

	public function test_a_filter_that_returns_nothing_ends_no_page(): void {
		$this->expect_complaint( 'WP_HTML_Tag_Processor::__construct' );
		$this->expect_complaint( 'WP_Object_Cache::set' );
		// From WooCommerce: one of its own filters removes the key.
		$this->expect_complaint( 'WP_Object_Cache::add' );
		// From WordPress's query loop, in which blocks about an item are rendered, if a filter of its query returns
		// nothing.
		$this->expect_complaint( '_get_non_cached_ids' );
		$this->expect_complaint( 'WP_List_Util::pluck' );
		$this->expect_complaint( 'map_meta_cap' );
		foreach ( array( 'post', 'post', 'eidan_portfolio', 'eidan_portfolio' ) as $type ) {
			set_post_thumbnail( $this->create_post( array( 'post_type' => $type ) ), $this->create_attachment() );
		}
		list( 'errors' => $errors, 'tried' => $tried ) = $this->break_filters(
			Blocks::subjects(),
			array( dirname( __DIR__, 3 ) . '/includes/', dirname( __DIR__, 3 ) . '/blocks/' )
		);
		self::assertSame( array(), $errors );
		// Some blocks run fewer filters.
		self::assertGreaterThan( min( 200, 20 * count( Blocks::all() ) - 1 ), $tried );
	}

	public function test_a_block_that_trusts_a_filter_is_seen(): void {
		$here   = fn ( array $subjects ): array => $this->break_filters( $subjects, array( __DIR__ . '/' ) );
		$trusts = static fn (): string => trim( apply_filters( 'control_words', 'Words' ) );
		$checks = static fn (): string => is_string( apply_filters( 'control_words', 'Words' ) ) ? 'Words' : '';
		self::assert_seen( '/control, control_words: trim\(\).*must be of type string, null given/', $trusts, $here );
		self::assert_seen( '/^{"errors":\[],"tried":[1-9]/', $checks, $here );
	}

	/**
	 * @param array<string, Subject> $subjects Blocks to render.
	 * @param list<string>           $ours     Folders of our files. No error may come from them.
	 * @return array{errors: list<string>, tried: int} The errors that ended a page, and how many filters were broken.
	 */
	private function break_filters( array $subjects, array $ours ): array {
		$page    = $this->create_page();
		$broken  = array();
		$errors  = array();
		$nothing = static fn (): mixed => null;
		foreach ( $subjects as $slug => $subject ) {
			foreach ( $subject->fixtures as $file => $markup ) {
				foreach ( $this->filters( $markup, $page ) as $name ) {
					if ( isset( $broken[ "$slug $name" ] ) || 1 === preg_match( self::HOPELESS, $name ) ) {
						continue;
					}
					$broken[ "$slug $name" ] = true;
					add_filter( $name, $nothing, PHP_INT_MAX );
					$error = $this->error( $markup, $page, $ours );
					remove_filter( $name, $nothing, PHP_INT_MAX );
					if ( '' !== $error ) {
						$errors[] = "$file, $name: $error";
					}
				}
			}
		}
		return array( 'errors' => $errors, 'tried' => count( $broken ) );
	}

	/**
	 * @param string $markup Markup of blocks.
	 * @param int    $page   Id of the page that they are on.
	 * @return list<string> Names of the hooks that run while they are rendered.
	 */
	private function filters( string $markup, int $page ): array {
		$names = array();
		$note  = static function ( string $name ) use ( &$names ): void {
			$names[ $name ] = true;
		};
		add_action( 'all', $note );
		$this->render( $markup, $page );
		remove_action( 'all', $note );
		return array_map( 'strval', array_keys( $names ) );
	}

	/**
	 * @param string $markup Markup of blocks.
	 * @param int    $page   Id of the page that they are on.
	 * @param list<string> $ours Folders of our files.
	 * @return string The error in one of our files that ended the rendering. Errors and warnings of WordPress itself
	 *                are not ours to fix.
	 */
	private function error( string $markup, int $page, array $ours ): string {
		$level = ob_get_level();
		set_error_handler( static fn (): bool => true );
		try {
			wp_cache_flush();
			$this->render( $markup, $page );
		} catch ( Throwable $error ) {
			foreach ( array( $error->getFile(), $error->getTrace()[0]['file'] ?? '' ) as $place ) {
				foreach ( $ours as $folder ) {
					if ( str_starts_with( (string) realpath( $place ), $folder ) ) {
						return $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine();
					}
				}
			}
		} finally {
			restore_error_handler();
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
		return '';
	}
}
