<?php
/**
 * The WP-CLI command that imports posts of other types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For a console.

use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Support\Cli;
use InvalidArgumentException;
use WP_CLI;

/** `wp eidan import`; docs/content-types.md explains it. */
final class ImportCommand {

	/** Action `cli_init`. */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan import',
			array( self::class, 'run' ),
			array(
				'shortdesc' =>
					'Takes over entries of another post type into portfolio, team, testimonials or clients. The source '
					. 'stays as it is.',
				'synopsis'  => array(
					Cli::option(
						'from',
						'Post type of the source, for instance jetpack-portfolio. Its plugin may be switched off.'
					),
					Cli::option(
						'to',
						'Content type: portfolio, team, testimonials, clients, or one of your own.',
						true
					),
					Cli::option(
						'taxonomies',
						'Taxonomies as from:to, separated by commas; from: without a second name leaves one out.'
					),
					Cli::option(
						'fields',
						'Fields as meta_key:field, separated by commas; meta_key: leaves one out, meta_key:links.x '
							. 'makes a social link.'
					),
					Cli::flag( 'dry-run', 'Says what would be done, and does nothing.' ),
					Cli::flag( 'undo', 'Takes the latest import into this content type back.' ),
					Cli::flag( 'edited', 'With --undo: also entries that somebody has edited since.' ),
				),
			)
		);
	}

	/**
	 * Runs the command.
	 *
	 * @param list<string>               $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function run( array $arguments, array $options ): void {
		try {
			$to = self::type( Cli::text( $options, 'to' ) ?? '' );
			if ( isset( $options['undo'] ) ) {
				self::undo( $to, isset( $options['edited'] ) );
			} else {
				self::import( $to, $options );
			}
		} catch ( InvalidArgumentException $problem ) {
			WP_CLI::error( $problem->getMessage() );
		}
	}

	/**
	 * Imports, or reports what an import would do.
	 *
	 * @param ContentType                $to      Our content type.
	 * @param array<string, string|bool> $options See register().
	 * @throws InvalidArgumentException If an option is wrong.
	 */
	private static function import( ContentType $to, array $options ): void {
		$source = new Source( Cli::text( $options, 'from' ) ?? '' );
		if ( 0 === $source->count() || $source->type === $to->name ) {
			throw new InvalidArgumentException(
				sprintf(
					'There is nothing of the post type "%s" to take over. This site has: %s.',
					$source->type,
					self::listed( Source::types() )
				)
			);
		}
		$taxonomies = $source->taxonomies();
		$keys       = $source->meta_keys();
		$map        = Map::of(
			$source->type,
			$to,
			array_keys( $taxonomies ),
			array_keys( $keys ),
			self::pairs( Cli::text( $options, 'taxonomies' ) ?? '' ),
			self::pairs( Cli::text( $options, 'fields' ) ?? '' )
		);
		self::tell( $map, $taxonomies, $keys );

		$is_dry   = isset( $options['dry-run'] );
		$importer = new Importer( $source, $map, $is_dry ? '' : ( new \DateTimeImmutable() )->format( 'YmdHisu' ) );
		$progress = \WP_CLI\Utils\make_progress_bar( 'Entries', $importer->report->found );
		wp_defer_term_counting( true );
		// phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition, WordPress.CodeAnalysis.AssignmentInCondition -- The shortest way to say it.
		while ( ( $count = $importer->step() ) > 0 ) {
			$progress->tick( $count );
			// Frees the memory of each batch.
			wp_cache_flush_runtime();
		}
		wp_defer_term_counting( false );
		$progress->finish();
		\WP_CLI\Utils\format_items( 'table', $importer->report->rows(), array( 'what', 'count' ) );
		array_map( array( WP_CLI::class, 'warning' ), $importer->report->problems );
		WP_CLI::success(
			$is_dry
				? 'Nothing was changed: this was a dry run.'
				: sprintf(
					'%d items were taken over. Take them back with: wp eidan import --to=%s --undo',
					$importer->report->made,
					$to->key
				)
		);
	}

	/**
	 * Undoes the latest import.
	 *
	 * @param ContentType $to     Our content type.
	 * @param bool        $edited Whether to delete edited items, too.
	 * @throws InvalidArgumentException If there was none.
	 */
	private static function undo( ContentType $to, bool $edited ): void {
		$run = Trace::latest( $to );
		if ( '' === $run ) {
			throw new InvalidArgumentException( sprintf( 'Nothing was imported into "%s".', $to->key ) );
		}
		$result = Trace::undo( $run, $edited );
		if ( array() !== $result['kept'] ) {
			WP_CLI::warning(
				sprintf(
					'Kept, since somebody has edited them: %s. Add --edited to remove them, too.',
					implode( ', ', $result['kept'] )
				)
			);
		}
		WP_CLI::success( sprintf( '%d items were removed again.', $result['removed'] ) );
	}

	/**
	 * Reports which taxonomies and fields are imported, and which are not.
	 *
	 * @param Map                $map
	 * @param array<string, int> $taxonomies Taxonomies of the source.
	 * @param array<string, int> $keys       Meta keys of the source.
	 */
	private static function tell( Map $map, array $taxonomies, array $keys ): void {
		foreach ( $map->taxonomies + $map->fields as $from => $to ) {
			WP_CLI::log( "$from → $to" );
		}
		$left = array_diff_key( $taxonomies + $keys, $map->taxonomies, $map->fields );
		if ( array() !== $left ) {
			WP_CLI::log( 'Not taken over: ' . self::listed( $left ) . '.' );
		}
	}

	/**
	 * Finds one of our content types.
	 *
	 * @param string $name Its key or its post type.
	 * @throws InvalidArgumentException If it does not exist or is switched off.
	 */
	private static function type( string $name ): ContentType {
		foreach ( ContentTypes::enabled() as $type ) {
			if ( in_array( $name, array( $type->key, $type->name ), true ) ) {
				return $type;
			}
		}
		throw new InvalidArgumentException(
			sprintf(
				'"%s" is no content type that is switched on. There is: %s.',
				$name,
				implode(
					', ',
					array_map( static fn ( ContentType $type ): string => $type->key, ContentTypes::enabled() )
				)
			)
		);
	}

	/**
	 * Parses pairs.
	 *
	 * @param string $text For instance `year:date,_old:`.
	 * @return array<string, string>
	 * @throws InvalidArgumentException If an entry is no pair.
	 */
	private static function pairs( string $text ): array {
		$pairs = array();
		foreach ( array_diff( array_map( 'trim', explode( ',', $text ) ), array( '' ) ) as $pair ) {
			$parts = array_map( 'trim', explode( ':', $pair ) );
			if ( 2 !== count( $parts ) || '' === $parts[0] ) {
				throw new InvalidArgumentException(
					sprintf(
						'"%s" is no pair. Write what it is called there, a colon, and what it is called here: '
							. 'year:date.',
						$pair
					)
				);
			}
			$pairs[ $parts[0] ] = $parts[1];
		}

		return $pairs;
	}

	/**
	 * Names with their counts.
	 *
	 * @param array<string, int> $counts How many of each, by name.
	 */
	private static function listed( array $counts ): string {
		return implode(
			', ',
			array_map(
				static fn ( string $name, int $count ): string => "$name ($count)",
				array_keys( $counts ),
				$counts
			)
		);
	}
}
