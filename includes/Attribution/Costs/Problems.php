<?php
/**
 * What can be wrong with a file of costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

/**
 * In words that say what to do.
 */
final class Problems {

	/**
	 * A file without headings.
	 */
	public static function no_headings(): string {
		return __( 'No line with headings was found. Upload the CSV as Google Ads, Microsoft Advertising or Meta Ads Manager saves it, or one with the headings date,source,campaign,cost.', 'eidan' );
	}

	/**
	 * A file with headings alone.
	 */
	public static function no_rows(): string {
		return __( 'The file has headings, but no line with a day, a campaign and its cost.', 'eidan' );
	}

	/**
	 * What a file lacks to be read at all.
	 *
	 * @return string '' if it lacks nothing.
	 */
	public static function of_columns( Headings $head ): string {
		if ( 'own' === $head->platform && ! isset( $head->columns['source'] ) ) {
			return __( 'The column “source” is missing: write where the visits come from, such as linkedin.', 'eidan' );
		}

		return isset( $head->columns['day'] ) ? '' : self::no_day( $head->platform );
	}

	/**
	 * A file that is not by day.
	 *
	 * @param string $platform
	 */
	private static function no_day( string $platform ): string {
		return match ( $platform ) {
			'google'    => __( 'The file has no column with the day. In Google Ads choose Segment › Time › Day above the table of campaigns, then download it again.', 'eidan' ),
			'microsoft' => __( 'The file has no column with the day. In Microsoft Advertising choose Segment › Time › Day, or the unit of time “Day” in a report, then download it again.', 'eidan' ),
			default     => __( 'The file is not by day. In Meta Ads Manager choose Breakdown › Time › Day, then export it again.', 'eidan' ),
		};
	}

	/**
	 * A day that cannot be read.
	 *
	 * @param int    $line
	 * @param string $cell
	 */
	public static function day( int $line, string $cell ): string {
		return 1 === preg_match( '~^\d{1,2}/\d{1,2}/\d{4}~', $cell )
			? sprintf(
				/* translators: 1: number of a line, 2: a day such as 3/4/2026. */
				__( 'Line %1$d: “%2$s” may be two days, or none. Export more days at once, or write them as 2026-01-31.', 'eidan' ),
				$line,
				self::short( $cell )
			)
			: sprintf(
				/* translators: 1: number of a line, 2: what stands there. */
				__( 'Line %1$d: “%2$s” is no day. Export by day, or write days as 2026-01-31.', 'eidan' ),
				$line,
				self::short( $cell )
			);
	}

	/**
	 * A cell that must not be empty.
	 *
	 * @param int    $line
	 * @param string $column
	 */
	public static function empty( int $line, string $column ): string {
		/* translators: 1: number of a line, 2: name of a column. */
		return sprintf( __( 'Line %1$d: the column “%2$s” is empty.', 'eidan' ), $line, $column );
	}

	/**
	 * A cost that is no number.
	 *
	 * @param int    $line
	 * @param string $cell
	 */
	public static function cost( int $line, string $cell ): string {
		return sprintf(
			/* translators: 1: number of a line, 2: what stands there. */
			__( 'Line %1$d: “%2$s” is no cost. Write a number from 0, such as 12.50.', 'eidan' ),
			$line,
			self::short( $cell )
		);
	}

	/**
	 * A cost in another currency.
	 *
	 * @param int    $line
	 * @param string $code     Of the file.
	 * @param string $currency Of the report.
	 */
	public static function currency( int $line, string $code, string $currency ): string {
		return sprintf(
			/* translators: 1: number of a line, 2 and 3: codes of currencies. */
			__( 'Line %1$d: the cost is in %2$s, the report is in %3$s. Upload a file with amounts in %3$s.', 'eidan' ),
			$line,
			$code,
			$currency
		);
	}

	/**
	 * What stands in a cell, cut.
	 */
	private static function short( string $cell ): string {
		return 60 < mb_strlen( $cell ) ? mb_substr( $cell, 0, 59 ) . '…' : $cell;
	}
}
