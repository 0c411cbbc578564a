<?php
/**
 * The row of headings of a file with costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Support\Text;

/**
 * Recognizes whose file it is, and which column is what.
 */
final class Headings {

	/**
	 * Headings by column and platform, in lower case, the English one first, then those of exports in German, French,
	 * Spanish, Italian, Dutch and Polish. The first platform that has its campaign and cost counts.
	 */
	private const NAMES = array(
		'own'       => array(
			'day'         => array( 'date', 'datum' ),
			'source'      => array( 'source' ),
			'campaign'    => array( 'campaign' ),
			'cost'        => array( 'cost' ),
			'clicks'      => array( 'clicks' ),
			'impressions' => array( 'impressions' ),
		),
		'meta'      => array(
			'day'         => array( 'day', 'tag', 'jour', 'día', 'giorno', 'dag', 'dzień' ),
			'start'       => array(
				'reporting starts',
				'berichtsstart',
				'auswertungsbeginn',
				'début des rapports',
				'inicio del informe',
				'inizio dei report',
				'begin rapportage',
				'początek raportowania',
			),
			'end'         => array(
				'reporting ends',
				'berichtsende',
				'auswertungsende',
				'fin des rapports',
				'fin del informe',
				'fine dei report',
				'einde rapportage',
				'koniec raportowania',
			),
			'campaign'    => array(
				'campaign name',
				'kampagnenname',
				'name der kampagne',
				'nom de la campagne',
				'nombre de la campaña',
				'nome della campagna',
				'campagnenaam',
				'nazwa kampanii',
			),
			'cost'        => array(
				'amount spent',
				'ausgegebener betrag',
				'montant dépensé',
				'importe gastado',
				'importo speso',
				'besteed bedrag',
				'wydana kwota',
			),
			'clicks'      => array(
				'link clicks',
				'clicks (all)',
				'link-klicks',
				'klicks (alle)',
				'clics sur un lien',
				'clics en el enlace',
				'clic sul link',
				'klikken op link',
				'kliknięcia linku',
			),
			'impressions' => array(
				'impressions',
				'impressionen',
				'impresiones',
				'impression',
				'weergaven',
				'wyświetlenia',
			),
			'currency'    => array( 'currency', 'währung', 'devise', 'divisa', 'valuta', 'waluta' ),
			'id'          => array(
				'campaign id',
				'kampagnen-id',
				'id de campagne',
				'identificador de la campaña',
				'id campagna',
				'campagne-id',
				'id kampanii',
			),
		),
		'microsoft' => array(
			'day'         => array( 'gregorian date', 'gregoriandate', 'time period', 'timeperiod', 'date', 'day' ),
			'campaign'    => array( 'campaign', 'campaign name', 'campaignname' ),
			'cost'        => array( 'spend' ),
			'clicks'      => array( 'clicks' ),
			'impressions' => array( 'impressions', 'impr.' ),
			'currency'    => array( 'currency code', 'currencycode', 'currency' ),
			'id'          => array( 'campaign id', 'campaignid' ),
		),
		'google'    => array(
			'day'         => array( 'day', 'tag', 'jour', 'día', 'giorno', 'dag', 'dzień' ),
			'campaign'    => array( 'campaign', 'kampagne', 'campagne', 'campaña', 'campagna', 'kampania' ),
			'cost'        => array( 'cost', 'kosten', 'coût', 'coste', 'costo', 'koszt' ),
			'clicks'      => array( 'clicks', 'klicks', 'clics', 'clic', 'klikken', 'kliknięcia' ),
			'impressions' => array( 'impr.', 'impressions', 'impressionen', 'vert.', 'wyśw.' ),
			'currency'    => array(
				'currency code',
				'currency',
				'währungscode',
				'währung',
				'code de devise',
				'código de moneda',
				'código de divisa',
				'codice valuta',
				'valutacode',
				'kod waluty',
			),
			'id'          => array(
				'campaign id',
				'kampagnen-id',
				'kampagnen id',
				'id de la campagne',
				'id de campaña',
				'id campagna',
				'campagne-id',
				'identyfikator kampanii',
			),
		),
	);

	/** What visits from the platforms have as their source. */
	private const SOURCES = array(
		'google'    => 'google',
		'microsoft' => 'bing',
		'meta'      => 'facebook',
	);

	/** Lines that may stand before the headings. */
	private const BEFORE = 40;

	/**
	 * Made by {@see self::find()}.
	 *
	 * @param 'own'|'meta'|'microsoft'|'google' $platform Whose file it is.
	 * @param int                               $line     Line of the headings.
	 * @param array<string, int>                $columns  Position by what it is: see {@see self::NAMES}.
	 * @param string                            $currency Code in the heading of the costs; '' if there is none.
	 * @param bool                              $is_local Whether the headings are not English.
	 */
	private function __construct(
		public readonly string $platform,
		public readonly int $line,
		public readonly array $columns,
		public readonly string $currency,
		public readonly bool $is_local,
	) {
	}

	/**
	 * Finds the headings.
	 *
	 * @param array<int, list<string>> $rows Of {@see Sheet::rows()}.
	 * @return self|null Null where no line has a campaign and its cost.
	 */
	public static function find( array $rows ): ?self {
		foreach ( array_slice( $rows, 0, self::BEFORE, true ) as $line => $cells ) {
			foreach ( array_keys( self::NAMES ) as $platform ) {
				$found = self::of( $platform, $line, $cells );
				if ( null !== $found ) {
					return $found;
				}
			}
		}

		return null;
	}

	/**
	 * The same with a column for days. Exports of Meta by day may only have the first and the last day that a line is
	 * about, which are the same then.
	 *
	 * @param array<int, list<string>> $rows Of {@see Sheet::rows()}.
	 */
	public function dated( array $rows ): self {
		if ( isset( $this->columns['day'] ) || ! isset( $this->columns['start'], $this->columns['end'] ) ) {
			return $this;
		}
		foreach ( $rows as $line => $row ) {
			// The line with the sums has no campaign.
			$counts = $line > $this->line && '' !== $this->cell( $row, 'campaign' );
			if ( $counts && $this->cell( $row, 'start' ) !== $this->cell( $row, 'end' ) ) {
				return $this;
			}
		}
		$columns = array( 'day' => $this->columns['start'] ) + $this->columns;

		return new self( $this->platform, $this->line, $columns, $this->currency, $this->is_local );
	}

	/**
	 * A cell.
	 *
	 * @param list<string> $cells Line.
	 * @param string       $name  Column, see {@see self::NAMES}.
	 * @return string '' if the file or the line does not have it.
	 */
	public function cell( array $cells, string $name ): string {
		return isset( $this->columns[ $name ] ) ? $cells[ $this->columns[ $name ] ] ?? '' : '';
	}

	/**
	 * Source of the visits that the costs are for; '' if each line says so.
	 */
	public function source(): string {
		return self::SOURCES[ $this->platform ] ?? '';
	}

	/**
	 * The headings of a platform.
	 *
	 * @param 'own'|'meta'|'microsoft'|'google' $platform
	 * @param int                               $line
	 * @param list<string>                      $cells
	 */
	private static function of( string $platform, int $line, array $cells ): ?self {
		$names    = self::NAMES[ $platform ];
		$columns  = array();
		$currency = '';
		$cells    = array_map(
			static function ( string $cell ): array {
				// "Amount spent (EUR)".
				$has_code = 1 === preg_match( '/^(.+?) ?\(([A-Z]{3})\)$/', $cell, $parts );

				return array( Text::lower( $has_code ? $parts[1] : $cell ), $has_code ? $parts[2] : '' );
			},
			$cells
		);
		$texts    = array_column( $cells, 0 );
		$is_local = false;
		foreach ( $names as $column => $headings ) {
			foreach ( $headings as $heading ) {
				$at = array_search( $heading, $texts, true );
				if ( is_int( $at ) ) {
					$columns[ $column ] = $at;
					$currency           = 'cost' === $column ? $cells[ $at ][1] : $currency;
					$is_local           = $is_local || ( 'cost' === $column && $heading !== $headings[0] );
					break;
				}
			}
		}
		$is_whole = isset( $columns['campaign'], $columns['cost'] )
			&& ( 'own' !== $platform || isset( $columns['day'] ) );

		return $is_whole ? new self( $platform, $line, $columns, $currency, $is_local ) : null;
	}
}
