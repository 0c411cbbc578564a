<?php
/**
 * Section: an opener with words and a search among the portfolio.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:eidan/opener {"panel":"work-search","icon":"eidan/search","display":"both"} -->
<a class="wp-block-eidan-opener" href="#work-search"><span class="eidan-opener__text">Search our work</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/search-cover {"placeholder":"Search our work","postTypes":["eidan_portfolio"],"height":"auto","label":"Search our work","anchor":"work-search"} -->
<div class="wp-block-eidan-search-cover" id="work-search"><div class="eidan-panel__content"></div></div>
<!-- /wp:eidan/search-cover --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
