<?php
/**
 * Reads files with costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Referrers;
use Eidan\Attribution\Report\Row;
use Eidan\Support\Text;

/**
 * From the bytes of a file to rows, or to errors that say in which line and what to do. Nothing is kept here.
 *
 * A file is taken as a whole or not at all. Several lines of a day and a campaign, such as by device, are added.
 */
final class Parser {

	/** Most errors that are told. */
	private const ERRORS = 10;

	/** How lines with sums, and lines after the last one, begin. */
	private const CLOSING = '/^(?:total|gesamt|insgesamt|summe|totaal|suma|razem|łącznie|©|\(c\)|copyright)/iu';

	/** @var array<string, array{source: string, day: string, campaign: string, name_key: string, cost: float, clicks: int, impressions: int}> */
	private array $rows = array();

	/** @var array<array-key, string> Names by id. */
	private array $names = array();

	/** @var list<string> */
	private array $errors = array();

	/**
	 * Made by {@see self::read()}.
	 *
	 * @param Headings $head
	 * @param string   $currency Code that amounts must have; '' = any.
	 */
	private function __construct( private readonly Headings $head, private readonly string $currency ) {
	}

	/**
	 * Reads a file.
	 *
	 * @param string $bytes    As it was uploaded.
	 * @param string $currency Code of the report's currency; '' = any.
	 */
	public static function read( string $bytes, string $currency ): Parsed {
		$text = Sheet::text( $bytes );
		// The first lines tell what stands between cells.
		$begin = substr( $text, 0, 65536 );
		foreach ( Sheet::DELIMITERS as $delimiter ) {
			$head = Headings::find( Sheet::rows( $begin, $delimiter ) );
			if ( null !== $head ) {
				$rows    = Sheet::rows( $text, $delimiter );
				$head    = $head->dated( $rows );
				$missing = Problems::of_columns( $head );

				return '' === $missing
					? ( new self( $head, $currency ) )->parse( $rows, ';' === $delimiter )
					: Parsed::wrong( $head->platform, array( $missing ) );
			}
		}

		return Parsed::wrong( '', array( Problems::no_headings() ) );
	}

	/**
	 * Reads the lines below the headings.
	 *
	 * @param array<int, list<string>> $rows    Cells by line.
	 * @param bool                     $is_semi Whether semicolons stand between cells, as where the comma is for
	 *                                          decimals.
	 */
	private function parse( array $rows, bool $is_semi ): Parsed {
		$head  = $this->head;
		$rows  = array_filter( $rows, static fn ( int $line ): bool => $line > $head->line, ARRAY_FILTER_USE_KEY );
		$cells = static fn ( string $name ): array =>
			array_values( array_map( static fn ( array $row ): string => $head->cell( $row, $name ), $rows ) );
		$order = Days::order( $cells( 'day' ) );
		$comma = $is_semi || ( 'google' === $head->platform && $head->is_local );
		$point = Amounts::point( $cells( 'cost' ), $comma && 'meta' !== $head->platform ? ',' : '.' );
		foreach ( $rows as $line => $row ) {
			$this->line( $line, $row, $order, $point );
			if ( self::ERRORS <= count( $this->errors ) ) {
				break;
			}
		}
		if ( array() === $this->errors && array() === $this->rows ) {
			$this->errors[] = Problems::no_rows();
		}

		return array() === $this->errors
			? new Parsed( $head->platform, array_values( $this->rows ), $this->names, array() )
			: Parsed::wrong( $head->platform, $this->errors );
	}

	/**
	 * Reads a line.
	 *
	 * @param int          $line  Its number.
	 * @param list<string> $cells
	 * @param string       $order Of {@see Days::order()}.
	 * @param '.'|','      $point Of {@see Amounts::point()}.
	 */
	private function line( int $line, array $cells, string $order, string $point ): void {
		$head     = $this->head;
		$written  = $head->cell( $cells, 'day' );
		$day      = Days::read( $written, $order );
		$campaign = $head->cell( $cells, 'campaign' );
		$is_own   = 'own' === $head->platform;
		if ( ! $is_own && ( in_array( $campaign, array( '', '-', '--' ), true ) || self::closes( $day, $cells ) ) ) {
			return;
		}
		$source = $is_own ? $head->cell( $cells, 'source' ) : $head->source();
		$cost   = Amounts::read( $head->cell( $cells, 'cost' ), $point );
		$code   = strtoupper( $head->cell( $cells, 'currency' ) );
		$code   = 1 === preg_match( '/^[A-Z]{3}$/', $code ) ? $code : $head->currency;
		$error  = match ( true ) {
			null === $day                           => Problems::day( $line, $written ),
			'' === $campaign                        => Problems::empty( $line, 'campaign' ),
			'' === $source                          => Problems::empty( $line, 'source' ),
			$is_own && '' === $head->cell( $cells, 'cost' ) => Problems::empty( $line, 'cost' ),
			null === $cost                          => Problems::cost( $line, $head->cell( $cells, 'cost' ) ),
			'' !== $code && '' !== $this->currency && $code !== $this->currency =>
				Problems::currency( $line, $code, $this->currency ),
			default                                 => '',
		};
		if ( '' !== $error || null === $day || null === $cost ) {
			$this->errors[] = $error;
			return;
		}
		$this->add( $cells, $source, $day, $campaign, $cost );
	}

	/**
	 * Adds what a line says.
	 *
	 * @param list<string> $cells
	 * @param string       $source
	 * @param string       $day
	 * @param string       $campaign
	 * @param float        $cost
	 */
	private function add( array $cells, string $source, string $day, string $campaign, float $cost ): void {
		$source   = Row::cut( Text::lower( Referrers::platform( $source ) ), CostTable::SOURCE_LENGTH );
		$campaign = Row::cut( $campaign );
		$name_key = CostTable::key( $campaign );
		$key      = "$source|$day|$name_key";
		$count    = function ( string $name ) use ( $cells ): int {
			$written = $this->head->cell( $cells, $name );
			// Counts have no decimals, so every sign in them is for thousands.
			return (int) preg_replace( '/\D/', '', substr( $written, 0, 20 ) );
		};
		$before   = $this->rows[ $key ] ?? null;
		$sum      = static fn ( int $first, int $second ): int =>
			min( CostTable::MOST, $first + min( CostTable::MOST, $second ) );

		$this->rows[ $key ] = array(
			'source'      => $source,
			'day'         => $day,
			'campaign'    => $campaign,
			'name_key'    => $name_key,
			'cost'        => ( $before['cost'] ?? 0.0 ) + $cost,
			'clicks'      => $sum( $before['clicks'] ?? 0, $count( 'clicks' ) ),
			'impressions' => $sum( $before['impressions'] ?? 0, $count( 'impressions' ) ),
		);

		$id = $this->head->cell( $cells, 'id' );
		if ( Names::is_id( $id ) ) {
			$this->names[ $id ] = $campaign;
		}
	}

	/**
	 * Whether a line is a sum, or stands behind the last one.
	 *
	 * @param string|null  $day   Its day.
	 * @param list<string> $cells
	 */
	private static function closes( ?string $day, array $cells ): bool {
		foreach ( null === $day ? $cells : array() as $cell ) {
			if ( 1 === preg_match( self::CLOSING, $cell ) ) {
				return true;
			}
		}

		return false;
	}
}
