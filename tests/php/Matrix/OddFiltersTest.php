<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;
use Throwable;

/**
 * Another plugin's filter that forgets to return anything: code with strict types must not end the page over what comes
 * of it. Every filter that runs while a block is rendered is broken once in that way.
 */
final class OddFiltersTest extends TestCase {

	use Control;

	/** Where a null is the end of WordPress as well, or of every translated text. */
	private const HOPELESS = '/^(salt|wp_parse_str|n?gettext.*|eidan_.*)$/';

	public function test_a_filter_that_returns_nothing_ends_no_page(): void {
		$this->expect_complaint( 'WP_HTML_Tag_Processor::__construct' );
		$this->expect_complaint( 'WP_Object_Cache::set' );
		// WooCommerce, where a filter of its own takes the key away.
		$this->expect_complaint( 'WP_Object_Cache::add' );
		// WordPress's own query loop, which blocks about an item stand in, where a filter of its query returns nothing.
		$this->expect_complaint( '_get_non_cached_ids' );
		$this->expect_complaint( 'WP_List_Util::pluck' );
		$this->expect_complaint( 'map_meta_cap' );
		foreach ( array( 'post', 'post', 'eidan_portfolio', 'eidan_portfolio' ) as $type ) {
			set_post_thumbnail( $this->create_post( array( 'post_type' => $type ) ), $this->create_attachment() );
		}
		list( 'errors' => $errors, 'tried' => $tried ) = $this->break_filters(
			Blocks::subjects(),
			dirname( __DIR__, 3 ) . '/includes/'
		);
		self::assertSame( array(), $errors );
		// A few blocks have fewer.
		self::assertGreaterThan( min( 200, 20 * count( Blocks::all() ) - 1 ), $tried );
	}

	public function test_a_block_that_trusts_a_filter_is_seen(): void {
		$here   = fn ( array $subjects ): array => $this->break_filters( $subjects, __DIR__ . '/' );
		$trusts = static fn (): string => trim( apply_filters( 'control_words', 'Words' ) );
		$checks = static fn (): string => is_string( apply_filters( 'control_words', 'Words' ) ) ? 'Words' : '';
		self::assert_seen( '/control, control_words: trim\(\).*must be of type string, null given/', $trusts, $here );
		self::assert_seen( '/^{"errors":\[],"tried":[1-9]/', $checks, $here );
	}

	/**
	 * @param array<string, Subject> $subjects Blocks.
	 * @param string                 $ours     Folder whose files may not be where a page ends.
	 * @return array{errors: list<string>, tried: int} What ended a page, and how many filters were broken.
	 */
	private function break_filters( array $subjects, string $ours ): array {
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
	 * @param string $markup Blocks.
	 * @param int    $page   Page that they are on.
	 * @return list<string> Hooks that run while they are rendered.
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
	 * @param string $markup Blocks.
	 * @param int    $page   Page that they are on.
	 * @param string $ours   Folder of ours.
	 * @return string What ended their rendering in a file of ours; WordPress's own errors and warnings are not ours to
	 *                mend.
	 */
	private function error( string $markup, int $page, string $ours ): string {
		$level = ob_get_level();
		set_error_handler( static fn (): bool => true );
		try {
			wp_cache_flush();
			$this->render( $markup, $page );
		} catch ( Throwable $error ) {
			$caller = $error->getTrace()[0]['file'] ?? '';
			$place  = realpath( $error->getFile() );
			if ( str_starts_with( (string) $place, $ours ) || str_starts_with( (string) realpath( $caller ), $ours ) ) {
				return $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine();
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
