import type { CategoryFigures } from './category-model';

/**
 * What 8384 citizens' complaints with a label tell of their words, made by `npm run detection:train` (see NOTICE);
 * never edited by hand.
 */
export const CATEGORY_FIGURES: CategoryFigures = {
  categories: ['traffic', 'road', 'infrastructure', 'hygiene'],
  temperature: 0.8,
  weights: `
-1 -1 -1 2: already and and_that asked feel have have_a have_no help i into_this its like little look making more near_to seen supposed that_the then upon using_the where with would
-1 -1 -1 3: about action against along and_roads as_they as_this college corruption easy everywhere following footpath_and for_many further green guys happening_in i_have is_it it_s kindly know lack_of make near of_our people_who please_do s send station take_action the_people they_just to_make to_their used we_have week who will
-1 -1 -1 4: all_of and_not bengaluru_is check do_the give needs nobody officers payers run take_necessary tax_payers there_and to_do
-1 -1 -2 3: becoming call construction happy has_become initiative show sir than true you your
-1 -1 -2 4: all all_roads and_construction are_you at_that bbmpcomm can_you challenge come_out complex creating_a development do_it doing focus forward haven he is_full it_also itpl karnataka last_week make_sure makes_a management many_years meet nagawara nation not_just office out_to party rather repeated_complaints side silicon_valley similar stay taxes to_a to_help via view violators wherever why_do would_have
-1 -1 -2 5: from_our is_there lost piles silicon sir_what story we_r what
-1 -1 -3 5: b
-1 -1 0 1: and_people below children in_this my_house necessary not should solve_this that_is the_concerned we which_has
-1 -1 0 2: #borewell* 1st anyone be be_used bothered but_not chief day days experience for_nearly happening hope house i_request it_has market my of_us our request saw school should_be since so_much that that_people the_tree this_as to_take us using work_for you_can
-1 -1 0 3: a_month face lot_of say saying
-1 -1 1 0: #street are_not three
-1 -1 1 1: #infection* #power a_day and_it blocking_the boxes coming continues even_after for_water has_to help_us into_the is_been much_of near_my near_our past request_the request_to said_that senior that_area the_ground used_for
-1 -1 1 2: #rubbish* #weed* and_every calls check_this crisis every_month hazards in_that leaves_and messed mosquitoes near_that people_also release role so_don stps supplied this_area town_bangalore with_plastic you_get
-1 -1 2 -1: charges well_as
-1 -1 2 0: amount and_this in_roads is_coming my_area people_s playing power saving so_that to_use water_tank we_can where_there
-1 -1 2 1: #drainge* #mosquito* adding_to affecting_the and_die birds blockage breathe dec hbr is_an keeping_the maintained_and may_also messed_up nobody_is please_try post rubbish situation_is stp the_dirty to_breathe to_think walk_or we_request which_can which_it
-1 -1 3 -1: 1st_cross a_drainage and_and and_diseases and_sewage are_of are_suffering area_the bed bengalureans bengaluru_bwssb box breed bwssb_workers bwssb_works collected_in concerned_about dengue_malaria developing enough_to entering face_a for_days for_one frequent grandeur have_some heart heavily house_a i_go in_some insects_and is_bothered it_comes its_very malaria_and malleshwaram marked matter night_and of_open of_residents once_a our_area our_locality paths proposal public_road purposes restored rwas said_the several_times sidedahalli solution_for some_times suggest system_of testing this_must this_problem though_it though_we to_water treated use_so utility wasn wasn_t weeds yet_to
-1 -1 3 -2: the_street
-1 -1 3 0: amount_of and_cleaned breed_and cause_many flat frequently improper is_blocking it_cause mosquitos steps_to street_dogs villages with_waste years_and
-1 -1 4 -1: adding many_problems mogappair
-1 -1 4 -2: #tank* by_this in_our lying_on mosquito please_save street
-1 -1 4 -3: a_serious also_it an_apartment and_cement and_children are_leaving are_like are_often basics been_kept breed_on bucket bwssb_pipe care_about cause_health chennai_is clock contamination continues_to cutted dangerous_and days_no each_and even_worse every_house falls_on friend ganesha happens_when highlighted in_home is_badly is_even is_seen is_some issue_to kadugodi like_it many_street mixing mother next_generation no_bwssb of_hbr on_jan past_two plan_is poor_people power_supply problems_so recently_dumped roads_footpaths say_that senior_citizens serious_problem spreading_diseases stop_that street_ward the_basics the_lorry thippeswamy this_they today_we toilet_water tough_to ug useful very_less waste_a where_many with_sewage
-1 -1 5 -2: #wastage* and_very area_which bwssb_corporator causes_many customer functional is_affecting kill numerous of_dengue our_life properly_and replace solve_it this_situation wastage
-1 -1 5 -3: bwssb_water drop hope_this tank
-1 -1 6 -3: carelessly causing_many in_water mosquitoes_to treated_water
-1 -1 6 -4: a_rain ground_water hike it_i my_school near_house rainwater_harvesting sewage_system super_market this_happens water_all water_that
-1 -1 6 -5: #lamp* a_heavy a_sewer a_transformer afraid alike also_cause also_this and_birds and_mosquito approximately are_building are_collected are_lying are_too area_can area_when bark bellandur_lake borne boy bwssb_project can_happen can_use cannot_see category_water channasandra chasing children_under close_these cmc comming consumes customer_care day_s die_due digging_for do_know drainage_line drainage_so dranige electricity_is especially_during fancy foot_paths footpath_in gate_of heavy_rains house_are house_in insecure is_likely is_smelling is_switched it_some it_troubles keep_up lamp_post last_year lay_out leakage_from leakages leaking_out leaving_the less_amount likely_to lines_and lines_are lot_mixed many_water mess_on mogappair_west nagar_bwssb near_jeevanbhima neighboring nithya no_camera no_sewage no_streetlights of_cauvery one_and one_reason only_after opinion our_neighborhood people_tend pepole pipes_that place_as poster problem_because project_is properly_because puddle rainy_days reduce_water released repair_of resource reuse road_n sanctioned sanctioned_for sanitary_water school_please some_light some_places soo stand_in stated submerged sump supplying sweet take_place tend tend_to that_so the_lamp the_necessary the_result these_makes this_building this_footpath this_gets thrown_carelessly tied to_free to_waste troubles_the ug_cable under_high us_are us_solve was_broken was_raised water_bodies water_borne water_complaint water_here water_many water_which whole_street will_fall wired women_and working_in your_water yr yrs_back
-1 -1 7 -4: area_for mixed_with
-1 -1 7 -5: #water have_water house_so in_rainy this_might to_breed untreated water_it
-1 -1 8 -5: drop_of flows working
-1 -1 8 -6: #leaking a_sewage almost_all be_dangerous being_wasted can_get comes_out days_we eggs electrocuted for_cauvery get_water house_this insect into_storm it_had light_on longer look_to might_lead more_amount mosquito_and near_roads night_the of_wires passed per_day pipes_are rains_in signal_is some_steps supplies the_electricity the_rains wasting water_can water_stagnant water_stagnation
-1 -1 9 -6: wastage_of water_bill
-1 -1 9 -7: is_difficult lights
-1 -1 9 -8: drainage_water sewage_water
-1 -2 -1 3: if_they no_one though try use
-1 -2 -1 4: #dogs based_on city_is directed do_u doesn doesn_t even_in gear glass good_for hope_you in_every in_road is_near issue lakh meters mirror mobile my_complaint on_your otherwise public_places school_and seem_to several since_last sir_there sri starts streets_and that_you top twice under will_start
-1 -2 -1 5: number own
-1 -2 -2 4: #corrupt* both city cm corner others owners share t_we ways
-1 -2 -2 5: a_beautiful across_the act_on against_them and_all and_should and_when based been_there being bus_stop but_i can_we city_to corrupt_and daily do_their does_bbmp etc experts extra for_everything for_it gas house_the i_agree i_don in_d in_each india instead_of is_right it_creates jai join law less local mostly necessary_action none_of observed of_house on_their online paying people_keep permission pickup piled_up place places political public separate shows simply solution spot_is support taken_the them_on they_dont think to_citizens trying_to u_r us_from visiting why_bbmp workers_are wow you_please
-1 -2 -2 6: dogs each u
-1 -2 -3 5: btm money truck ur
-1 -2 -3 6: and_public aware come_up complaining concerns crore decided expected h having_a here_are increase_in listen lol madam managed papers piling protect shift side_and spaces sustainable the_food to_manage vote week_and
-1 -2 0 2: be_stopped die reporting resources stop_this them_and who_has
-1 -2 0 3: a_lot and_cause area_and extreme lot nearly_a not_taking please_make seem steps suppliers task this_issue
-1 -2 0 4: hi
-1 -2 1 1: boys here_is is_happening
-1 -2 1 2: a_problem lots our_house that_place to_give turned
-1 -2 1 3: in_public
-1 -2 10 -7: #no_water is_water
-1 -2 2 0: if_it
-1 -2 7 -4: our_street
-1 -2 9 -6: no_water
-1 -3 -2 6: corrupt
-1 -3 -3 6: focus_on smart
-1 -3 -3 7: #autos autos vendors will_help
-1 0 -1 1: and_they as_it becomes for_long govt have_been immediately isn isn_t life mini once something which_is will_get
-1 0 -1 2: a and_now and_there at_the ban been by came come complain contractor done entrance for_last free full full_of has have_not have_seen in_a is_the it_in large near_by nearly need now palya person pls plz protest rd started still thank that_they there_was this_is to_the up up_and very_bad when_will work years yelahanka
-1 0 -1 3: and_the coming_to for_bwssb nagar notice part s_not useless we_want yet
-1 0 -2 2: asking_for can_do good mr there_s
-1 0 -2 3: a_new above are_also away_from bbmp_and but_still class developed employees how_can is_to it_should it_would shame_on their_work they_want to_my under_the usage vendor zone
-1 0 -2 4: build corners get_the jobs nothing visit
-1 0 0 0: for_a get is_a please_take small we_are
-1 0 0 1: a_bad about_it after are_breeding areas authorities by_the circle coordination_between end engineers filled_with for_more from fully have_to highly house_there i_would into is is_also it it_causes kind leading_to leads_to like_to not_been of please request_you some something_about thank_you the there this this_it to was when_we which without work_in
-1 0 0 2: and_bad and_make apartment areas_of as_of at_bbmp been_here begur beings but_also bwssb_office bwssb_who carrying from_my has_been head important_to it_gets kept majority mess_in one_is peoples_are proposed residents_have save_our state_government surprised the_mosquitoes ther to_be treat war with_a
-1 0 1 -1: sometimes this_will
-1 0 1 0: bodies cleaned_and concerned_authorities couple_of didn didn_t drainages from_a go_through happen is_not it_is it_leads leading leads level like_this locality many_diseases many_mosquitoes of_insects on_bwssb road_work so tanks the_government the_past there_is to_get to_save town very
-1 0 1 1: cleared_by concerned couple diseases_like here_this in_which off ok system system_is were will_the
-1 0 10 -9: flooded
-1 0 2 -1: #dengue* bwssb_or camera cause city_s correct dengue drainage_and from_the happens house_it if_any in_case in_my is_always it_can lying_in malaria may_get measures_to might_be no_sign people_may still_not the_rain the_year there_the use_it we_will will_lead
-1 0 2 -2: getting to_this
-1 0 2 0: #malaria* and_if be_maintained can_cause dying i_saw know_when save_the super
-1 0 3 -1: #transformer* engineer flowing maintained municipal
-1 0 3 -2: #sewerage* are_affected are_more benson_town byadarahalli_c diseases_and falls no_response now_and sewerage they_would through_this
-1 0 4 -3: alone bengaluru_s beside_benson coming_out for_past near_this not_maintained of_proper s_very store this_may transformer troubles water_was when_it with_water
-1 0 4 -4: #gutter* it_rains
-1 0 5 -3: are_getting
-1 0 5 -4: beside_the floods lines might on_for touch
-1 0 5 -5: broken_and
-1 0 6 -4: cauvery
-1 0 6 -5: after_rain open_drainage rains_it suffering_from underground very_important
-1 0 7 -5: =infrastructure of_drainage
-1 0 7 -6: #sewage* of_street sewage tankers
-1 0 7 -7: for_drainage gets_solved that_many the_drain which_may
-1 0 8 -6: #water_pipe*
-1 0 9 -7: and_going level_of of_sewage open_sewage this_please
-1 0 9 -8: shortage
-1 1 -1 0: a_big all_this asphalting back but_there in_and is_in officer the_real whom
-1 1 -1 1: #unclean* a_very also_a but_we given grounds has_not is_just it_not lives need_to order part_of scattered taken which_leads who_is
-1 1 -1 2: #blocking_the_road 24x7 29th a_dumpyard a_real a_well above_picture after_construction also_leads and_makes and_never are_happy are_present are_seen b_lore bad_and ban_on basic_amenities basic_things bbmp_keeps bbmp_roads bbmpmayor_bbmpcomm bescom_bbmp bring_back bwssb_bbmp bwssb_work by_taking can_come checked chocolate choose claims clean_bangalore clear_those complaint_is concept contractors_and converted_into debris_on designed dig_it digging_is disease_causing disturbing_the doing_a dust_is elderly encouraging equipped few_months fix_my flyovers for_all for_me free_and from_orr garbage_road getting_into give_it globally goes_on goes_to good_news happened_in has_got has_increased have_given have_increased health_of here_they hopefully how_is hulimavu_lake if_he if_that if_these in_near interested_in irrigation is_actually is_as is_place it_must it_out it_overflows jakkur janatha known_as layouts leave_the left_to lore m_not machine medical mess_and miscreants mixes modiji n_garbage near_metro negligent no_accountability not_come not_completed not_dig not_on now_you ocean of_course of_ppl officially officials_must organised other_agencies painted parallel people_started perfect placing played please_arrange pls_look point_to promises rains_and relief requesting_to right_from roads_at rock ruined sacks scam sept side_the since_we singasandra spoiling_the spot_for st_lights state station_road stones_are streets_to structure support_to teach that_can the_bjp the_complaints the_details the_job the_latest the_life the_lines the_name the_officials the_team the_work them_are them_up them_we then_bbmp there_in they_won thy tired to_monitor trail trips unfit up_at up_their upcoming vechile vehicle_so verification very_often was_filled weekly when_bwssb why_cant will_they wise without_a without_even work_here work_started working_on works_on yeah years_now yelahanka_new yet_we you_sir your_work ಬಿಬಿಎಂಪಿ
-1 1 -2 1: careless
-1 1 -2 2: a_open apart are_only bbmp_please been_done deaf dear_bbmp decent entire_stretch filed find_out garbage_piles growing in_good in_last land_is n_bbmp root_cause tax_money telecom
-1 1 0 -1: death got help_to months of_it sleeping
-1 1 0 0: anna_nagar apartment_in bad because_this complained cover do_something ending even_a every_day expecting feet frm hazardous in_such in_to instruct is_done it_was kindly_look know_the located many_places millions_of now_there of_this solved this_many would_like you_to
-1 1 0 1: take_care weeks
-1 1 1 -1: accumulated covered_with is_left maintenance measures neighborhood often proper representatives resident_of the_whole
-1 1 1 -2: and_causes so_please
-1 1 1 0: a_single beside earth goes like_a no_proper overflowing_and river
-1 1 2 -1: close_to mosquitoes_breed on_them the_authorities
-1 1 2 -2: affected_by after_a and_fall breeding_in days_the deadly destroyed drains elected_representatives gutter installing larger months_ago mosquitos_are nights no_roads particular position prevent properly replaced some_time suffer the_next the_poor this_picture this_so unattended
-1 1 2 -3: and_malaria before_it big_problem long_time pls_do roads_no
-1 1 3 -3: benson in_many
-1 1 3 -4: 10k also_been and_electricity and_these area_we broken case_of days_now drains_and found_a i_found infections likely not_safe of_one ramaiah results_in sewers sign_of surface that_this the_conditions thursday when_this
-1 1 4 -3: affect
-1 1 4 -4: #broken #drain* and_water at_night bwssb_will drainage_is maintained_properly open_drains
-1 1 4 -5: season
-1 1 5 -4: #dirty_water and_hence byadarahalli dirty_water for_citizens proper_drainage so_this
-1 1 5 -5: #drainage* #rain_water drainage rain_water rains rains_the the_drainage
-1 1 6 -5: during_rainy harvesting image
-1 1 6 -6: are_dying drain laying_the night_time pipe rainy situated to_mosquito water_get will_complete
-1 1 7 -7: a_broken open_and
-1 1 8 -7: be_closed
-1 1 8 -8: #hanging_wire* closed_properly drains_are during_night heavy_rain it_many people_suffer pipes_were proper_street rains_water stagnates t_working water_drains water_stagnates water_tankers
-1 11 -2 -8: a_manhole the_potholes
-1 2 -1 -1: and_get
-1 2 -1 0: #asphalt* a_large action_is big to_prevent
-1 2 -1 1: careless_behaviour cleaning_and dey digging_up free_from kptcl many_other not_bothered on_kanakapura or_bwssb remaining roads_dug should_have still_it tag that_was the_health the_root this_this to_it to_raise travel_in value water_connection
-1 2 -2 1: and_see are_so be_solved behaviour mind photo
-1 2 -2 2: gail
-1 2 0 -1: and_small and_still answer are_still filling from_bwssb garbage_please has_also implemented roads_bwssb roads_it stones the_bad work_to
-1 2 0 -2: are_in possible
-1 2 0 0: and_has but_now happened of_dust pls_take the_corporation to_suffer
-1 2 1 -1: it_with related
-1 2 1 -2: a_decade a_war and_by and_fix and_tell and_which any_one any_update approached are_caused are_made as_is back_the bad_it chambers_and chance classic constructing counting dasarahalli decade dengue_mosquitoes doors ee every_single everyday_we fall_in fellow floor footing functioning get_is given_by grand has_done i_got in_entire in_it inspection is_danger is_filled is_highly just_for kaveri knowing laying leaf left_out many_disease materials_and morning_i nagar_4th name_of near_roadside need_help no_maintenance of_bad on_other our_lives pipes_on please_give pls_fix poison raja remain restoration_of result road_when roads_so rupees s_to sewage_treatment should_fix should_repair someone something_to sorry_state street_for street_it that_work the_need there_r to_govt upload want_a war_footing was_no was_not we_deserve we_take when_are which_are while_driving while_riding will_happen work_has worst_in writing
-1 2 2 -2: maintenance_of
-1 2 2 -3: by_not c_street gets help_me include lead open people_near pipe_laying to_fall
-1 2 3 -3: dengue_and
-1 2 3 -4: a_long lead_to mosquito_breeding sanitary williams williams_town
-1 2 3 -5: chambers overflows
-1 2 4 -5: hence_i holes_in important_for is_damaged is_open not_proper proper_and rainy_season water_harvesting water_pipe
-1 2 4 -6: dangerous_for
-1 2 5 -5: a_street and_closed and_dirty and_who been_broken broken_so disturbed fills for_small is_regarding kept_open may_occur misquotes out_so pipe_line place_due rain really_very road_full small_children suffers travel_by was_just
-1 2 5 -6: down_and may_cause
-1 2 6 -7: #pipe* rainwater repair_this
-1 2 6 -8: accident_may accidents_can against_this and_help barriers been_blocked connected_to drainage_pipe during_monsoon get_filled hanging_wires lights_aren lights_on no_man not_there pls_solve problem_gets repaired_and roads_may runs sewerage_line slab tap_leaking the_rainwater water_also water_before water_wasted with_rain worst_infrastructure
-1 2 7 -7: prone
-1 2 7 -8: during_rains the_pipeline
-1 3 -1 -1: #scam* a_part adopted also_have apart_from appreciate_your basic_infra becoz becoz_of bring_down but_this bwssb_have cats complaint_about condition_and digging_work eco_road fine_bbmp have_become how_long imp in_city in_indiranagar kanakpura kanakpura_road knowledge lake_road office_and photo_taken possible_to potholes_dust ppl_r road_will roads_all royal somebody taken_any taken_till that_and the_worst to_restore troubling where_we worst_roads
-1 3 -1 0: waiting_for
-1 3 -2 0: dig_up
-1 3 0 -1: by_bwssb connection
-1 3 0 -2: #ugd and_save been_used bwssb_n can_the cause_of earliest fell_down inspect is_broken is_completely is_covered is_huge is_located is_taken it_but junction_of no_responsibility quickly resulting_in standards started_digging the_earliest them_they this_drainage this_even to_fix ugd up_for whom_to years_back
-1 3 1 -3: cement covered pipeline very_big way_of
-1 3 1 -4: also_when bwssb_can fixing gearschoolroad growth_of how_this not_enough not_properly of_maintenance plz_help posing potholed response_from roads_as roads_bbmp roads_have that_even to_cover work_will
-1 3 2 -4: #damaged fall
-1 3 3 -4: #hump* causing_disturbance damaged_and dug_for extension thus us_and visible
-1 3 3 -5: clogged close dangerous
-1 3 3 -6: #ditch* #kaveri_water #pipe_line* drain_water fixed_and jeevanbhima jeevanbhima_nagar kaveri_water of_ugd road_till so_when years_but
-1 3 4 -5: clogging
-1 3 4 -6: to_close
-1 3 4 -7: drainage_system
-1 3 5 -6: byadarahalli_ward drainage_has gets_accumulated
-1 3 5 -7: logged pipes
-1 3 6 -7: please_close
-1 3 6 -8: been_repaired close_it get_stuck problem_that they_did
-1 3 7 -8: not_fixed
-1 4 -1 -1: #digging a_hole anybody back_but digging finished on_side open_drain
-1 4 -1 -2: and_left completed fell up_by
-1 4 -2 -1: asphalt hole_in to_visit
-1 4 0 -3: #road_repair* after_digging bwssb_the complete feet_road hello_sir of_trees
-1 4 1 -3: #pipeline*
-1 4 1 -4: a_threat government_is my_locality
-1 4 2 -4: damaged
-1 4 2 -5: for_that not_covered
-1 4 2 -6: water_clogging
-1 4 3 -6: fixed lay very_dangerous
-1 4 4 -6: not_repaired
-1 4 4 -7: closing_the
-1 4 4 -8: many_accidents
-1 4 5 -7: be_repaired rain_the repaired
-1 4 5 -8: water_gets
-1 4 6 -8: accidents_are
-1 5 -1 -2: ago_but alpine bwssb_digging digging_and doddakanelli exists garbage_potholes hc hormavu in_bad iron irony is_responsible opened other_side our_roads patch pothole_free roads_the shubh shubh_enclave to_end
-1 5 -1 -3: #broken_road* accidents_and alpine_eco and_getting apartment_and as_part bbmp_does bbmp_work bbmp_you between_the breeding_and careless_mind carmelaram clean_or common_sense created_a culprit cycles did_a few_weeks finish_the flowing_out from_bad from_potholes gap_between gets_filled govt_to i_e in_rain increased_the invite is_flowing is_much it_asap just_to km_of meenakshi meenakshi_mall months_back moon more_days my_village not_want operation permit problem_to punishment purva road_beside road_every roads_where saw_a shld show_the silkboard single_road stretch_from the_basic the_cleaning the_complete the_drains the_newly they_started this_reason threatening to_finish up_entire visits was_very while_we whoever working_hard
-1 5 -1 -4: is_dug
-1 5 -2 -2: into_it these_roads
-1 5 0 -4: can_lead danger_to enclave especially_in faced of_roads purpose roads_by
-1 5 1 -5: #stormwater also_has any_actions bad_state be_fixed blocked_with but_has bwssb_ugd chances damage ditches faced_by falling god_knows has_caused huge_hole issues_faced months_now night_it no_footpaths of_days people_driving pls_have put_new ride_vehicles road_should road_was s_difficult stormwater stuck_and this_not this_part to_accident ugd_work within_a
-1 5 2 -6: are_damaged open_in to_repair
-1 5 3 -7: my_road repair
-1 5 4 -8: dangerous_when day_it it_rain night_people pits_and ufw_project when_rain
-1 5 5 -8: gets_logged poses risky
-1 6 -1 -3: #crater* finish in_pathetic new_roads photo_of sub
-1 6 -1 -4: are_filled damaged_road gap guard months_the padi passing_through road_repair roads_but roads_will slush the_contractor the_full towards_this
-1 6 0 -5: action_still an_accident are_open come_here korattur mud
-1 6 1 -5: been_dug
-1 6 1 -6: are_dug been_damaged bwssb_dug damaged_the new_road no_good slip the_flyover
-1 6 2 -7: roads_that threat_to
-1 6 3 -8: during_rain not_visible poses_a proper_construction repair_the ufw
-1 6 4 -8: not_closed
-1 7 -1 -4: #dug_up dug_up
-1 7 -1 -5: #relaying #road_laying all_work an_irony and_cats and_complaint and_corporation and_dug and_pay are_digged at_once back_and bangalore_please been_made bescom_are between_these bike_and bless blue but_our bwssb_damaged bwssb_do bwssb_plz by_digging can_result care_to cell coordinated corporation_has couldn couldn_t cover_it covered_in depth digs doing_nothing dug dug_a ear ever_seen filling_potholes first_to fix_to for_construction fundamental going_down good_footpath had_fallen had_started has_completed have_fallen hegde hiking impacted is_stuck it_before it_hasn it_make it_without jams_and know_where know_which kodichikanahalli laid laid_down left_as level_the leveled life_threatening long_back many_schools months_they move_rainwater movement_to n_no nonsense not_finished occurs of_many of_time on_what one_such or_free our_government palya_main patchwork poor_condition potholes_but potholes_n project_on ran real_culprit relaying repair_and repair_these repair_work rescue road_badly road_got road_laying roads_after roads_first roads_on roads_they roads_who sake sarjapura_road some_accident stretch_is system_and the_dogs the_dug the_material this_photo to_cm to_commuters to_impose topping_on traffic_we undertaken vehicles_passing well_in what_an what_was wheelers_as with_pot with_some wrost yo
-1 7 -2 -4: digging_the good_roads
-1 7 0 -6: pipelines
-1 7 2 -8: #power_cut* #uneven and_accident and_bikes been_left breed_here complained_but covered_by cross_this damage_of drive_vehicles fall_inside filled_roads flyover_it get_injured going_from has_many large_hole lay_a laying_of leg line_man manhole_and mud_road occurring of_rains on_gearschoolroad overflows_and pipe_on pls_repair repaired_for sewage_pipes slope steep t_repair thanisandra_main the_tyres these_days this_construction tyres very_close
-1 7 3 -8: to_lay
-1 8 -1 -5: #tarring craters gubbalala relaid roads_here
-1 8 -1 -6: pot_holes road_connecting
-1 8 -2 -4: the_photo
-1 8 -2 -5: #damaged_road*
-1 8 0 -6: #hole
-1 8 0 -7: fallen_down man_holes people_find
-1 9 -1 -6: #repair_road* #road_is_broken accidents_due alternative am_going big_potholes damaged_due damaged_roads injuries judgment locality_this made_by river_and slabs ur_team will_never
-1 9 -1 -7: #pot_hole* holes pot
-1 9 -2 -6: the_man victims
-1 9 -2 -7: been_closed
-1 9 0 -7: up_roads water_stays
-1 9 1 -8: #repair_the_road condition_is falling_in for_sewage gets_clogged have_complained it_fixed laid_properly open_for r_busy repaired_yet so_these travel_on with_mud
-1 9 1 -9: the_manholes
-10 -10 -10 29: #bins
-10 -10 -10 30: bins dumping_garbage dustbin the_dustbin
-2 -1 -1 3: cut far it_to on_roads the_bwssb
-2 -1 -1 4: #concrete #odour 4th_cross accountable_for and_bwssb and_its and_mosquitoes area_ward be_able bottle c citizens_to colony comes coordination e force forcing from_this hefty households is_over makes_the needful neglected not_being of_a officials_to one_week out over_the place_where please_help sewage_and single t_put that_has the_soil the_wall them_to ths time_it to_health very_badly will_cause works
-2 -1 -1 5: 4th around care lake
-2 -1 -2 4: bbmp_ward details first garbage_everywhere great hotel inside location
-2 -1 -2 5: #debris #ugly a_week again all_over approved as_per at_it bbmp_have bbmp_needs been_more being_done better_to bringing committee designated educate end_up few_years flats garbage_every garbage_if garbage_the here_and if_i into_a is_kept issues_like items kumar latest make_bangalore management_in mla needs_to neighbourhood our_bbmp out_of out_side pathetic_state rds recent regularly_and residence road_on s_a shameless sir_bwssb start team_bbmp there_a to_ask to_bwssb together types types_of ugly uncomfortable v varthur_lake visit_and wake what_action which_will who_have why_don will_give will_you work_the worry you_need ರಸ್ತೆ
-2 -1 -2 6: agencies residents_are team
-2 -1 -3 5: u_can
-2 -1 -3 6: a_complaint and_have anil_kumar around_and attention_to balaji basis blaming blore clean_that clearing_garbage health_inspector higher hon i_see in_domlur irregular make_bengaluru of_your or_the out_the people_dumped projects regular_basis repeated shameful some_of that_bwssb the_above the_biggest the_end to_dig training tweets type up_on wid will_have
-2 -1 -3 7: bring
-2 -1 0 2: #road_work* about_this an_open cleaned_properly has_come name over_flowing slippery so_far until unusable we_see
-2 -1 0 3: =healthcare a_regular authorities_to ground_for it_it it_makes on_time regarding save she smell_is that_are there_were to_solve yes
-2 -1 0 4: alot complaint_number continue living_in
-2 -1 1 1: #pit affecting alot_of and_is pit reports the_open
-2 -1 1 2: breeding future mosquitoes_are number_bwssb said the_issue
-2 -1 10 -7: #flood* #logging flooding storm street_lights water_in
-2 -1 10 -8: sewer_line
-2 -1 11 -7: a_water
-2 -1 11 -8: supply_and wires_hanging
-2 -1 12 -8: sewer
-2 -1 12 -9: #water_log* leakage_of
-2 -1 3 0: smelly
-2 -1 8 -5: the_sewage
-2 -1 8 -6: water
-2 -1 9 -7: #water_stagna* the_water
-2 -2 -1 4: air and_no apartments from_last ground it_and not_only overflowing so_people streets tree went
-2 -2 -1 5: #foul_smell* #wastewater* a_breeding a_mess a_plastic activities activity al also_there and_to at_least at_this bbmp_no be_resolved blackspot borewells bothered_about breeding_ground building but_some can_only changed day_of days_it dirty disgusting empty_land everything_is ex foul_smell girls gives gives_a has_a health_and heaps_of indian innovative is_taking itself know_that lack least lie lot_so month more_and mosquitoes_will near_it neither not_clear on_priority per picks place_a plots pressure provision related_to remains right_to schedule shall so_pls soil some_other spilling still_no such_as sure_that the_apartment the_needful the_toilet then_we this_for thr throw_waste to_play two_days unwanted warning wastewater went_to where_is which_the with_construction work_by x your_own your_team
-2 -2 -1 6: #bad_odour 2nd_stage a_foul air_pollution and_animals area_i attracts bad_odour bags_and beach board_to but_no concrete contact disposal_of diwali dumb failed flush foul full_and garbage_into has_no houses is_lying metres milk near_road needs_immediate odour of_ae of_disease officials_and overflowed people_should phone_of plastic_cover pollute proper_garbage residents resolved school_in share_of shd stinks_and t_care t_throw their_waste these_things to_spread used_in you_not
-2 -2 -2 5: and_even countries here including opposite over so_it surrounding them to_put when_they
-2 -2 -2 6: #dumping_ground #maternity #messy #rotten 100s 100s_of 2nd_stg 4m 500m 5th_main 5yrs =systemic a_block a_construction a_corner a_damn a_dust a_garden a_heap a_hospital a_little a_meeting a_menace a_picture a_place a_plan a_report a_video a_wash abhiyan about_their abt abuse acceptable accepted accountable achieved acts_as address_the ae_aee ae_phone affected_and africa after_repeated again_bbmp against_garbage agara_main aid aim air_quality all_about all_along all_i all_to all_waste along_highways already_reported also_be also_dumped also_for always_overflowing always_throw am_resident ambedkar ammu_r amongst and_animal and_as and_assess and_could and_dig and_dog and_dumped and_incompetent and_littering and_making and_must and_next and_only and_other and_pakistan and_paper and_place and_plastics and_sand and_smells and_sometimes and_start and_stinking and_stinky and_toilet and_trash and_trucks and_unhygienic anger animals_eating animals_feed anjanadri anjanadri_school any1 any_garbage anything_else anywer apartments_and app_now application approval approved_by are_bigger are_collecting are_eaten are_least are_several are_there are_trying are_useless area_clean area_immediately area_like area_very area_wid areas_all areas_people areas_under arrange_for as_garden as_long as_our ask_is asked_for assess assess_area assigned_to assist assistant assurance at_bwssb at_these attitude auto_tippers automatically autos_and autos_filled avida avida_swachhbharat background bags_it bags_or balaji_nagar balcony banana bangalore_our banned_but basavanagudi basic_civic basic_infrastructure basis_watch bbmp_auto bbmp_by bbmp_collects bbmp_decorates bbmp_do bbmp_fines bbmp_keeping bbmp_police bbmp_r bbmp_the bbmp_was bbmp_waste bbmp_what bbmp_works bbmps bcmc_layout bcoz_they bda_bbmp be_at be_dumped be_proper be_put be_reported be_thrown because_bbmp because_i become_a been_collected been_no been_raised begin behind_r being_a being_eaten being_emitted being_paid being_piled bellahalli bengaluru bengaluru_i bengaluru_mycleanindia bengaluru_this better_sanitation bill_gates bin_or bin_the bin_they bin_this bin_which bins_at bins_but bins_for bins_installed bjp_at blackspots body_is border bother_about box_in bribe_or brought_to bureaucracy burkina burkina_faso burn_them burning_and burning_the but_all but_bwssb but_when but_will but_your bwssb_bmrcl bwssb_btp bwssb_started bwssb_ಅಧಿಕಾರಿಗಳಿಗೆ bwssb_ಕಾಮಗಾರಿ by_all by_and by_bescom by_citizens by_corporation by_cows by_ensuring by_finding by_lanes by_plastic by_that by_you by_your can_easily can_eat can_have can_is can_stand cardboard cares_about carry_bags case_in cash causing_air centres chaired chairman_tushar chandralayout changing cigarette citizens_don citizens_will city_a city_bengaluru city_centre city_looks civic_agencies class_roads clean_bengaluru clean_from clean_india clean_road cleaned_for cleaned_the cleaning_properly cleans_it clear_these cleared_on cleared_since clearing_of clears cloth_bags clue cm_and cn collect_tax collected_is collection_agents collection_at collection_by collection_drainage collection_from collection_system collector_comes come_and come_in comes_under coming_on coming_regularly commissioner_bbmp committee_meeting common_citizens commuters_to complaining_in complains complaint complaint_but complaints_and complaints_bbmp complaints_have complaints_on compostable_carry composting concern_authorities congrats contribute_to converted_to corporators_to cottonpete could_get could_help county court_has court_karnataka cover_and covers_to cow_and cows_also cows_dogs creates creates_lot cry d_bbmp d_dumpsite d_issue d_residential d_same d_work daily_by daily_collection damaged_garbage day_bbmp day_one days_once days_people deaf_ears decorates decorates_d design_smart developing_world dh dig_the digged_by digging_of din dipr_email dirt_on dirty_n dirty_the discount discussing diseases_are disposal_bins dispose_it dispose_of dispose_off disposed_properly districts division do_bbmp do_garbage do_to doddakallasandra dog_menace dogs_come dogs_eat dont_see door_collection doubt download_the drainage_it drama drinks drive_was dry_and dump_a dump_behind dump_here dump_or dump_that dumped_behind dumped_into dumped_out dumped_roadside dumped_the dumped_there dumping_place dumping_site dumping_yard dumps_of dumps_on dumpyard_bbmp dust_in dustbin_because dustbin_on dustbin_people dustbin_to dustbins_and dustbins_but dustbins_people dustin ears eat_and eat_garbage eat_those eating_plastic eating_plastics eating_something eating_these eats_the economic ed efforts_of either_side em emit emitted_from employee empowered emptied energy_plant engineering enjoy_d entry_exit equal equipments escalated_to essential_for etc_are etc_bbmp even_many eventually every_street everyday_people everything everywhere_and everywhere_garbage evn executing_these existed expect_from experience_in explains_how extra_for face_of facilities_along facilities_in facilities_we factories false_promise faso feeding_on fields fight_with filled_land filthy_area filthy_smell find_garbage fine_the fine_them fire_in first_let flat_for flowing_and flushing fly focused focused_on follow_up food_in food_items for_city for_clearing for_good for_letting for_next for_non for_services for_sharing for_short for_sinking for_throwing for_to for_using for_we frazer frazer_town free_in from_bbmp from_both from_garbage from_national from_nearby from_other from_them from_two fruits full_so function further_assistance garage_bin garbage_again garbage_because garbage_box garbage_causing garbage_collecting garbage_compactors garbage_construction garbage_dumbed garbage_even garbage_everyday garbage_generated garbage_handling garbage_heap garbage_heaps garbage_isn garbage_just garbage_kept garbage_lorry garbage_many garbage_mosquitoes garbage_need garbage_only garbage_picker garbage_piling garbage_point garbage_pollution garbage_put garbage_right garbage_roads garbage_spilling garbage_spread garbage_under garbage_where garbage_wherever garudacharpalya gear_school generated get_any get_diseases get_garbage ghmc go_off government_and government_but government_for government_of government_officials grandeur_hoodi grass grazing great_initiative great_sir green_tribunal groups guidelines had_complained hand_in handed_over handing handover happen_bbmp has_decided has_failed has_very have_bjp have_dumped have_in have_now have_their have_those have_toilets have_two he_will hell_please helped here_also here_everyday here_since here_which hills hindu home_n homes hook hoping horamavu_ward26 hosakerehalli house_no house_people houses_no huge_amounts huge_issue huh i_appreciate i_call i_hav i_remember ideas identified if_its ignorant immediate_cleaning immediately_trapped importance improve_sanitation improving_sanitation in_bengaluru in_bescom in_black in_btm in_clearing in_huge in_just in_keeping in_main in_partnership in_proper in_resolving in_return in_ward25 in_waste incompetence increase_the india_has indira infectious infrastructure_development inside_ur insight inspectors installed_at instead instead_they intent interest_to invest_in irregular_collection irrespective irrespective_of is_answerable is_cleared is_close is_given is_helping is_here is_lack is_leading is_plastic is_spilled is_spread is_stopping is_this is_vacant issues_with it_affects it_contains it_just it_now it_off it_spreads it_take it_what its_place jain janatha_colony january jaynagar job_and job_properly join_the joining judge july junior junnasandra just_be just_in kam kam_avida kamavida kamavida_kam kannadanews karmika kasavanahalli keb keep_garbage keep_throwing keep_your keeping kept_lines kind_attention kindly_send kjgeorge kmc kudos_to kumaraswamy kumaraswamy_layout lack_access lady_who lake_point lanchakodovrige lanchakodovrige_mathranirubidabekenddu land_at land_we language lapses large_garbage latrines laying_on layout_and layout_it layout_its layout_n layout_near layout_was lazy_people learning leave_it leaves_are let let_s license lift limits link_to listen_to litter_garbage litter_the littered_with little_bit live_there living_hell local_mla local_people localites locality_they location_sneha lodged lodgegalige long_wait look_at looking_for loot lying_all lying_outside madhava mafia_is mahadevpura_zone main_btm make_some making_a making_bangalore making_our manage_waste management_is management_plant manpower many_are many_dogs many_living maternity mathranirubidabekenddu measles menace_is menace_to messaged messy meter_reader mgmnt mico_layout mn_rd mohan money_in monies months_but more_bins more_money moreover morning_bbmp mosquito_which mountain mp_mla munnekolala must_start my_humble my_problem mycleanindia mycleanindia_clean n n_dump n_enjoy n_it n_not n_ofc nagar_5th nagar_police narayana_nagar national_green near_bwssb near_lake near_the near_their near_water need_more netas new_garbage ngv no43 no43_nandini no_bbmp no_body no_choice no_clue no_matter no_permanent nobody_cleans noise non nook not_aware not_disposed not_disposing not_every not_feel not_get not_happening not_providing not_regular not_solved not_through not_understand not_yielded nothing_happened nothing_is nothing_to notices now_at now_bbmp nungambakkam objects obvious odour_and of_blr of_bricks of_debris of_dogs of_flies of_health of_karnataka of_political of_putting of_stink of_things of_throwing of_wet of_wood ofcourse office_going officers_we officials_for officials_who often_and old_garbage old_story on_d on_discount on_display on_roadsides on_site one_area one_dustbin only_bbmp only_during only_some only_the open_area open_areas open_dump operations opp_rdtdc opp_to order_to orr_side ot other_living other_places our_calls our_mla our_part our_ward out_garbage outside_a outside_it outside_of outside_our over_bengaluru overloaded paid painful parallel_road park_is partnership partnership_with path_of patient patients pay_property payments penalise people_lack people_need people_put people_used people_working period_of periodically photographs photos_of pick_garbage picker_is pins pl_visit place_also place_and place_n place_there places_in plant plant_in plant_trees plants_are plastic_are plastic_or plastic_products plastics_in play_area play_ground please_provide pls_check pls_to plz_make pockets point point_in point_of point_view polio political_will polluted_by polluting_d pooja post_office pressure_on pretty pride priorities problem_bbmp problem_can procedure prompt_action public_dustbin public_health public_or public_spaces publication put_into putting putting_it putting_waste q r_dumping r_madhava race ram rank rat rating rdtdc rdtdc_nandini read_this realise really_stinks rebuilt_before received_a received_your recyclable recycled reform refuses_to reg regards_vinay register regularly_pls regularly_to removed_for replace_it request_all request_citizens research residents_and resign responsibility_too responsible_to resulted_in revert right right_outside risk_to road_all road_look road_next road_service roads_bcoz roads_street roads_you rotten rrnagar rt_swachhbharat ruckus ruining ruled rural_areas rw rw_for s_being s_home s_house s_how s_like s_lying s_of s_responsibility s_stinking sack safe sagar sahaya_no salary same_thing sand sand_has sand_in sanitation_for sanitation_services sanitation_solutions sanitation_staff sanitation_subsidies sanitation_team sarvagnanagarconstituency sbm sbm_read school_zone scope see_bbmp see_people seeks segregate_and segregate_garbage segregated_waste segregation_is sensible separate_the separating separation_of set_of sh shame share_your sharing_this shd_be shed shoddy_work shop_owners shop_so shopping shore should_we shout show_off side_dustbin side_dustbins side_for side_thanks silence since_garbage since_he single_dustbin sinking_underpass sir_are sir_first sir_plz site_has site_n sites_and slap slum_area small_garbage smart_toilets smell_comes smell_it smell_please smell_the smell_which smt sneha sneha_grandeur so_dirty so_long so_untidy social_media sold solution_is some_good sort_of special specially_in specifically spilled_all spilt spots_are spots_with spread_diseases staff_to staffs start_dumping started_dumping state_and state_in stay_at step_towards still_don still_there stinking_smell stinking_with stinks_all stinky_it stop_illegal story_of stray_cattle streamlining street_so strict_rules struggling_for subsidies subsidies_based substance successfully supervisor surrounding_area surrounding_the sustainability swach_bharat swachhbharat_along swachhbharat_bengaluru swachhbharat_rt swachhbharat_zsbp sweeping t_give t_just t_reach take_steps take_strict take_this taken_against taken_yet talked temple tenders than_bbmp that_don that_he that_it that_once that_only that_s that_spot that_that the_apathy the_back the_beach the_black the_building the_call the_cat the_clean the_common the_core the_corner the_corporators the_covers the_developing the_dumped the_dustin the_hospital the_karnataka the_list the_nearest the_neighbourhood the_notice the_pics the_pictures the_point the_ppl the_process the_quality the_sanitation the_scene the_segregation the_silicon the_slum the_smoke the_staff the_stink the_stinking the_story the_students the_surroundings the_toi the_toilets the_video the_who their_garbages their_office their_toilets them_with then_it there_be there_i there_it there_needs these_dustbins they_dispose they_dumped they_feel they_ll they_put they_themselves they_work things_on think_bbmp third_world this_affects this_beautiful this_bin this_dustbin this_heap this_pollutes this_problems this_site this_type this_week thm thousands thro_garbage through_please throw_a throw_away throw_in throw_on throwed throwing_all throwing_garbages thrown_by ticket till_it time_when times_of to_b to_big to_block to_catch to_cleared to_deal to_energy to_hebbal to_in to_kindly to_learn to_most to_offer to_pollution to_resolve to_separate to_sit to_teach to_through to_toilets to_try to_ward to_white today_the toi_app toilet_is told_i told_me told_that too_this took_action towards_a traffic_chaos trapped trapped_from trash_bins treating treatment_and tree_waste tribunal tribunal_court tried_to trucks_from trust tui turning_into u_come u_know u_preach u_will u_xplain ugly_indians umbrella underneath underpass_varthur unit units unprofessional unused_cement up_drive up_from up_n up_regularly up_with ur_bbmp urgency urinate use_a using_plastic utilities v_r vacant_lands vacate vaccines varthur_side varthur_ward ver very_busy very_huge very_long very_well video_for vinay_rw voices vote_for votes walk_for ward25_horamavu ward26_ramamurthynagar ward_committee was_ruling waste_also waste_can waste_dumbed waste_dump waste_food waste_inside waste_paper waste_please waste_put waste_should waste_we wastemanagement_sbm wat_u water_are water_conservation waterless way_they wc we_citizens we_complain we_gave we_supposed week_garbage weekend weeks_we western wet_dry wet_garbage what_bwssb what_kind what_would when_citizens wher which_cause which_comes which_i who_clean who_dump who_live who_won who_work why_the will_bell will_change will_do will_dump will_find will_just will_keep will_stay will_stop will_u will_wake wilson wilson_garden wins with_help with_location with_people with_plastics with_the woods work_all work_of work_only work_that workers_need workers_to written wte xplain xplain_y year_back years_for yesterday_and yielded_any you_bbmp you_call you_don you_going you_kindly you_the you_visited zonal zsbp ಅಧಿಕಾರಿ ಇದರ_ಬಗ್ಗೆ ಇರುವುದರಿಂದ ಇರುವುದರಿಂದ_ಕಾಮಗಾರಿ ಇಲ್ಲಿ ಎಸ್ ಎಸ್_ಜಂಕ್ಷನ್ ಕಲ್ಯಾಣ ಕಾಮಗಾರಿ ಕಾಮಗಾರಿ_ನಡೆಯುತ್ತಿದ್ದು ಕಾಮಗಾರಿ_ನಿಧಾನವಾಗಿ ಕ್ರಮ ಗಮನ ಗ್ಯಾಸ್ ಗ್ಯಾಸ್_ಪೈಪ್ ಜಂಕ್ಷನ್ ಜಂಕ್ಷನ್_ಬಳಿ ಜೊತೆ ಜೊತೆ_ಇರುವುದರಿಂದ ತುಂಬಿ ದಯವಿಟ್ಟು ನಡೆಯುತ್ತಿದ್ದು ನಡೆಯುತ್ತಿದ್ದು_ಗ್ಯಾಸ್ ನಿಧಾನವಾಗಿ ನಿಧಾನವಾಗಿ_ಸಾಗಿದೆ ಪಾಠ್ ಪಾಠ್_ಹೋಲ್ ಪಾಳ್ಯದ ಪಿ ಪಿ_ಎಸ್ ಪೈಪ್ ಪೈಪ್_ಸಹ ಬಗ್ಗೆ ಬಳಕೆದಾರರು ಬಳಕೆದಾರರು_ಸಹಕರಿಸಿ ಬಳಿ_ಪಾಠ್ ಮತ್ತು ಮರಿಯಪ್ಪನ ಮರಿಯಪ್ಪನ_ಪಾಳ್ಯದ ಮಾಡಿ ಮಾಹಿತಿ ರಸ್ತೆ_ಬಳಕೆದಾರರು ರಸ್ತೆಯ_ಪಿ ರಾಮನ್ ರಾಮನ್_ರಸ್ತೆಯ ವಾರ್ಡ್ ಶಿವಕುಮಾರ ಸಂಖ್ಯೆ ಸಂಬಂಧದ ಸಂಬಂಧದ_bwssb ಸರ್ಕಾರಿ ಸಹ_ಜೊತೆ ಸಹಕರಿಸಿ ಸಾಗಿದೆ ಸಾಗಿದೆ_ರಸ್ತೆ ಸಿವಿ ಸಿವಿ_ರಾಮನ್ ಹತ್ತಿರ ಹರಿಯುತ್ತಿದೆ ಹಾಗೂ ಹೋಲ್ ಹೋಲ್_ಸಂಬಂಧದ
-2 -2 -2 7: block bwssb_and phone the_area the_roadside
-2 -2 -3 6: #vendors asking biggest effective garbage_menace her inspector official understand_the valley
-2 -2 -3 7: agree basic bbmp_to bjp btp cares carry citizens is_that job none piled r s_the says t_even those what_about will_not won_t world
-2 -2 -3 8: apathy do_you does has_taken plans ppl they_will
-2 -2 0 3: #playground* 3rd_cross 9am a_small a_step action_and also_thrown and_full and_health and_insects and_near and_spread appeal are_living are_now basic_facilities bbmp_bbmp bcz bowl bwssb_at bwssb_website cause_disease clothes come_under conducted consumer contains corporator_mla cut_down days_since deal_with directed_the disease_like do_so dont_have east eat_these eating_garbage failed_to flowing_of from_city from_many gift ground_level harmful_for hate helpless hidden homes_and hospitals if_this initiative_to is_about is_spreading it_by it_if it_please keep_city l lake_is lets living_near looked make_our me_that model no_coordination of_complaints one_day only_this orders our_own passing_the place_the planning_to playground produces proof properly_in public_place region report rich rivers road_opposite round s_why save_us scale seen_that setup shot should_also since_it so_let sometime stagnant_and statement stinky_and successful take_immediate that_have that_if the_foul the_houses the_person the_streets there_near this_also this_and this_creates this_needs to_address to_residents to_roads to_spend towards_the transparency under_a until_you where_will work_with would_you
-2 -2 0 4: a_joke alternate among and_nobody angered angered_at are_angered are_been are_used area areas_and assigned bbmp_team become_garbage begur_residents being_used bengaluru_the bwssb_chairman bwssb_people by_residents canal category charge_hefty chief_engineer cleared_it complaint_category complaint_forwarded complaint_on connections_repeatedly covers_and customers deal dirty_and diseases diseases_to dumped_around for_mosquitoes for_new for_stalling for_you forcing_them forwarded forwarded_to from_past grow grown health_hazards hefty_sums hotels house_which houses_and in_large in_progress in_turn insects is_creating is_dirty is_itself krishna kspcb lying making_the malaria_etc mobile_number myreport_begur next_day ngt not_putting number_phone of_drinking of_dry of_smell on_bbmp on_private on_twitter only_be overflow people_walk place_many plastic_in portal private_suppliers problems_for public_toilet reddy rely rely_on removal repeatedly_forcing resolving s_there service_station spread_of spreading stalling stalling_work station_mobile sums suppliers_who swatch the_issues the_municipality the_residents the_system the_trees them_this this_we throw_all thrown_near to_ae to_breeding to_post to_rely to_some unhealthy up_of waste_things we_must what_happens which_stinks who_charge with_bwssb years_to
-2 -2 0 5: #disease* mixed smell_and
-2 -2 1 2: helpline like_dengue numbers place_near
-2 -2 1 3: all_people area_it buildings bwssb_officials in_bwssb low many_days now_they one_has our_apartment over_flow say_no society the_future thru to_live very_dirty water_connections were_not with_all
-2 -2 1 4: bill
-2 -2 10 -6: #water_scarcity contaminated flood water_scarcity
-2 -2 10 -7: #electrical #street_lamp* been_leaking chemicals colour electrical fall_on getting_water pool potable pump saved single_drop stagnation stagnation_of switched_off terrace the_storm this_water till_the water_into working_it
-2 -2 11 -7: #cauvery_water #water_supply* cauvery_water drain_is electric logging_on no_street old_people play_in water_drain water_wastage water_water
-2 -2 11 -8: #light
-2 -2 12 -7: scarcity
-2 -2 12 -8: #no_light* #storm_water #street_light* and_sewerage flooding_in sewerage_board storm_water the_electric water_flooding water_has working_for
-2 -2 13 -8: bangalore_water board_bwssb lamp of_water sewage_is switched the_pipe water_for working_properly
-2 -2 13 -9: #street_lights_not_working #voltage a_tap and_comes are_hanging are_opening are_scared are_switched badly_damaged because_we broken_sewage cables_are causing_water circuit complete_laying convent dangling_wires dark_and drain_on drainage_which drinage_is dying_because eb_box electric_shock every_drop from_taps gutters hanging_down high_voltage if_water in_taps is_dangling is_dark is_leakage junction_boxes lay_eggs leakage_please leaking_water light_old line_left lines_should might_cause might_get my_footpath near_santhosh night_we not_closing nowadays_water of_byadarahalli of_mogappair of_streetlights opening_the pipeline_for post_is problem_people rains_heavily rainwater_is s_tap santhosh santhosh_super sewage_has sewer_lines slanting some_amount some_taps stagnating streetlights_not supply_tank tank_pipes tap_is that_please the_tank thepowerofgood this_image this_tubelight tubelight tubelight_is turned_on untreated_sewage villages_by voltage water_a water_bwssb water_collected water_flow water_lines water_mixed water_problems water_should water_there water_will water_with waterlogging_and waters_are were_broken whenever_there wires_thrown working_so year_end
-2 -2 2 1: mosquitoes_and very_smelly water_and
-2 -2 2 2: breeding_of is_collected play repeatedly
-2 -2 3 0: drinking of_mosquito of_mosquitoes
-2 -2 3 1: #drinking_water drinking_water
-2 -2 7 -4: #lorries lorries
-2 -2 8 -5: street_there supply
-2 -2 9 -6: water_supply
-2 -3 -1 6: and_a live near_a to_our
-2 -3 -2 6: dog leaves nor on_our that_there the_pavement
-2 -3 -2 7: along_with area_in home is_now population regards trying waste_of
-2 -3 -3 7: are_put area_people ashamed banned bother cans constituency contribute garage help_in mahadevpura ministry_of of_people on_all places_where plastic_garbage resolve road_sides shouldn shouldn_t test u_have unused
-2 -3 -3 8: #trucks 8th a_public act addressed are_garbage at_home becoming_a change collecting_the cows_are culprits each_other earlier equally facility garbage_should hands india_s o please_visit property seat sir_we taken_care the_city those_who to_bbmp to_clear trigger trucks won you_for
-2 -3 -3 9: #bribe* #cattle agrahara and_dogs bottles bribe business can_u cattle collection_in improving individual interest issue_is keep_the media not_using palike pictures piles_of solutions stray_dogs telling the_use trucks_in
-2 -3 -4 9: from_all
-2 -3 14 -10: are_wasting
-2 -3 16 -10: water_so
-2 0 -1 2: are_on bwssb_engineers funds inform not_yet root to_check with_this
-2 0 -1 3: #bwssb* address all_are and_more and_take are_a bcoz but_the bwssb coconut continue_to filled have_made here_the kindly_request of_ward on_to one_month payment phase pic place_has responsibility responsibility_of so_they stinky_smell swd t_get the_side the_surrounding this_has twitter use_for
-2 0 -1 4: millions not_put sirs
-2 0 -2 3: a_stinky and_are and_bescom and_stones apply_for are_asking bbmp_at beauty bengaluru_city breeding_place bsnl changes coordinate danger_for digging_by dried dumped_from ecity efficient exit for_basic for_weeks form_of govt_agencies here_please i_know i_wish ignore in_place in_school install is_accountable is_all is_asking is_your issue_of it_really it_very its_been kalkere like_malaria made man_is marshalls moment monitor month_since mr_commissioner myself n_then nt of_chennai of_citizens of_repeated other_areas our_school passerby pay_for penalize people_is policy ppl_are problem_with providers registered_complaint restaurant road_kindly s_an sad_to sir_you soil_and spot_and team_of team_to this_morning to_blame to_death trees_are up_public use_plastics volunteers well_done where_bbmp will_bwssb wondering work_it workers_and years_we
-2 0 -2 4: 5th_cross accumulation aee after_bwssb agency all_residents and_fine and_will appreciated as_usual bbmp_officers bbmp_s bear bmrcl both_sides bwssb_in care_of caring city_it common converted corporation cost_effective coz_of credit do_we dream folks for_so forest great_work handle help_of here_to high_court home_for horamavu hulimavu it_needs just_like land_it layout_ward lifting lines_of list loads_of mahadevapurademands material met mix monitoring news not_clearing now_it now_we of_you or_bbmp photos pick_it rather_than read shit sir_please slums spoiling talk_to the_workers they_also to_educate to_us uncleaned uncleared_garbage vacant_sites work_together you_do you_guys you_think you_your
-2 0 -2 5: comes_to s_garbage
-2 0 -3 5: work_and
-2 0 0 1: bwssb_for immediate_action not_getting response
-2 0 0 2: 3rd citizen found not_a once_in to_provide
-2 0 1 1: affected bwssb_to connections
-2 0 1 2: health_issues
-2 0 10 -8: #stagnant_water prone_to stagnant_water
-2 0 10 -9: childrens leaked more_water proper_roads road_water shower the_pipes water_logged waterlogged
-2 0 11 -9: #water_shortage* #water_tanker* many_wires puddles water_shortage
-2 0 8 -6: stagnant
-2 0 9 -7: #sewer*
-2 0 9 -8: the_night
-2 1 -1 1: construction_of done_by here_for kind_of passing
-2 1 -1 2: be_done every_where get_it multiple not_good planning restoration sir_this trees trees_and where_the
-2 1 -2 2: dig
-2 1 -2 3: bengaluru_bbmp design dogs_and it_so like_that responsible restore shoddy the_digging the_spot this_mess to_please together_to usual ಬೆಂಗಳೂರು
-2 1 0 1: of_bwssb
-2 10 -1 -7: are_falling deep hole
-2 10 -1 -8: dug_by stays
-2 10 -2 -6: has_dug
-2 10 -2 -7: #bumpy #tarred are_waiting bumpy compensate completely_broken falling_down tarred tarring the_mud who_travel
-2 10 0 -9: #mud_road* bad_maintenance not_laid roads_should slushy temporary
-2 11 -1 -8: still_taken
-2 11 -2 -7: #holes bad_shape big_pothole hole_and
-2 11 0 -9: holes_on
-2 12 -1 -9: #man_hole* to_pedestrians
-2 12 -2 -8: have_dug potholes
-2 13 -2 -9: a_potholes accidents_have against_hc all_potholes and_mla and_ugd be_laid been_fixed been_relaid bg bg_road blk breeds broken_pothole bwssb_gail by_potholes caused_many complete_the dangerous_potholes deep_pothole deep_potholes digging_on directing directing_it dismisses dismisses_bbmp drainage_pipes elizabeth fall_off fines_but gets_stuck happen_here have_happened hc_order hole_on hole_which is_disturbing is_uneven it_corridor laid_roads logged_here manholes_in of_manhole order_directing path_holes patholes plea plea_against pls_visit pothole_at pothole_has potholes_at potholes_bad read_judgment repair_roads ridden ridden_with road_digging rods s_plea sc_dismisses so_as stays_on team_and the_center the_wheel topping_of two_roads very_uneven
-2 13 -3 -8: #pothole* manholes_are
-2 14 -2 -9: potholes_on
-2 2 -1 0: bwssb_has
-2 2 -1 1: bwssb_is not_taken
-2 2 -2 1: ofc t_been
-2 2 -2 2: bbmp_or responsible_for
-2 2 8 -9: repair_it
-2 4 6 -9: please_repair
-2 7 0 -6: #dug
-2 8 -1 -6: was_dug
-2 8 -2 -5: shape
-2 8 1 -8: uneven
-2 9 -1 -7: dug_the
-2 9 -2 -6: big_hole
-2 9 0 -8: the_hole
-3 -1 -2 6: court inside_the of_bengaluru to_work
-3 -1 -3 6: raise registered unless
-3 -1 -3 7: bescom_and bwssb_bescom is_bbmp negligence on_roadside totally
-3 -2 -1 5: #lake*
-3 -2 -1 6: #dirty disease
-3 -2 -2 6: around_it corporator does_not form held immediate plants
-3 -2 -2 7: #bad_smell* #mess bad_smell complaints dept ensure failure harm is_overflowing kudlu lazy mess opposite_to
-3 -2 -3 7: agara anil are_full arrange bbmpmayor been_registered blame_the cannot_be for_cleaning for_not it_up of_sand plants_and pls_clean resolution responsibility_to started_to the_morning unbearable
-3 -2 -3 8: #sick #ರಸ್ತೆ* add and_put bank behind behind_to cleared_in community coz debris domlur for_use it_on looks_like mayor or_not personal please_have sick stinks_a thousands_of to_bring to_your with_bbmp
-3 -2 -3 9: 5th about_garbage be_installed cleaning_of complaint_has corporation_bank helping is_bwssb it_a maintain meeting right_next sweepers t_you there_has this_video to_build uncleared ward when_bbmp where_garbage your_complaint
-3 -2 -4 10: #construction_debris construction_debris
-3 -2 -4 9: to_pick varthur
-3 -2 13 -8: #hanging
-3 -2 13 -9: #cable* cable water_logging
-3 -2 14 -9: #leak* #water_logging logging sewage_line wasted water_is
-3 -2 15 -10: the_wire
-3 -2 15 -9: cables sewage_lines
-3 -2 16 -10: t_waste
-3 -3 -1 6: #smell* collected harmful let_us surroundings the_lake
-3 -3 -1 7: 6th a_few animals_eat area_is myreport not_coming smell smelling spread
-3 -3 -2 7: #public_toilet* #stench animals_and are_always area_has creates_a dogs_are dr dry_leaves energy garbage_pile good_work in_an indians itself_is looking message meter of_mosquitos overflow_of pile_up remember smells_bad so_stinky stench the_locality to_public tree_branches very_harmful very_stinky waste_has
-3 -3 -2 8: 2nd and_non anything bbmp_can beautiful been_taken chairman collects garbage_lying garbage_strewn government_to informed is_being littering living mixed_waste municipality my_home people_throwing received sent stinky that_will the_day the_importance this_place toxic
-3 -3 -2 9: any_action area_are bathroom bharat clear_it days_in governance heaps importance_of of_their primary sending you_and
-3 -3 -3 10: #clear #sweep* 2nd_cross a_cow a_dumping a_shop a_twin about_bbmp according according_to accumulating adjacent adjacent_to against_bbmp agencies_like all_garbage also_garbage ammu and_ammu and_bricks and_collect and_disposal and_give and_healthy and_keep and_leave and_of and_wastes are_cleaning area_bbmp area_filthy area_stinks area_will at_pattandur atmosphere attached avert avert_a back_gate basic_sanitation bbmp_as bbmp_bbmpcomm bbmp_doing bbmp_fails bbmp_need bbmp_pourakarmikas bbmp_trucks bbmp_we bbmp_will be_ashamed be_cleared be_collected bear_the been_cleared been_picked being_burnt benefits_it bengaluru_clean best_to between_bbmp billion billion_people bins_and bio_degradable blame_game bs bs_yediyurappa build_maintain build_toilets builders burn_it but_why bwssb_are bwssb_plans bwssb_please bwssb_r bwssb_this can_and cause_and cement_and children_and china citizens_and city_bbmp city_but city_garbage city_in civic_sense claimed clean_our clean_them cleaned_regularly cleaning_garbage cleans clear cm_bs collects_garbage commission community_toilets compostable congress contributing core crores dat_bbmp deciss_will dipr dis discussed disposal_in dispose_garbage disposing does_it domestic_animals download dumbed_in dump_at dump_place dump_waste dumped_which dumping_area dumping_garbages dumping_is dust_dumped dustbin_it dustbin_so dustbin_which effective_watch effectively emitting encroachment_it etc_the even_bbmp even_mosquitoes facility_will fails fails_karnataka family fewer findings flies_and for_disposal for_further for_sanitation friends funded garbage_black garbage_cans garbage_cleaners garbage_dumpyard garbage_found garbage_including garbage_left garbage_out garbage_throwing garbage_van garbage_vehicles garbage_will gold good_job greenery hand hand_over handling harms has_multiple have_received hazard_for health_issue health_sanitation heap_of here_from houses_in how_do how_will i_wonder id in_land in_nandini in_plastic includes innovative_sanitation into_garbage invest is_cost is_mixed issue_can it_bbmp it_or it_regular it_there job_sir joint kalyana karnataka_cm keep_bengaluru keep_it kenya laden_bbmp land_for left_behind life_of like_water located_near maintain_and mandur many_deciss marshals_to minister mixed_garbage mlas moots moots_board more_about multiple_benefits multiple_complaints n_national near_residential need_a no_dustbins no_phone no_work norms not_doing not_picked not_picking not_segregated odf of_garbages of_how offenders officials_are on_improving opp_national other_animals other_than out_there over_there overflowing_garbage overnight participate penalised perhaps permanent_solution pigs pit_toilet place_is please_clean please_it pls_clear pollutes_the previous produce_more promote provide_toilets public_and public_is public_relations put_outside qtrs_bbmp qtrs_nandini r_not r_t read_more reasonable rebuilt recycling refuse_to relations_team remove_garbage residents_here residents_to respiratory responding_to rr_nagar rt ruling rwa s_day s_equally s_right salaries sanitation_systems sanitation_technology setting shelter shop_keepers should_clean shows_how sir_bbmp smell_of smells_so snakes spot_in spread_all stink_and stinking_and strewn success sustaining sweeper t_pay tea teachers the_animals the_cleaners the_form the_nation the_peoples the_regular the_shop the_stench the_things the_vacant their_health there_from there_no they_keep think_that this_bbmp this_but this_huge this_innovative this_location threw throughout_the throw_plastic throwing_it thrown_away thrown_next time_we tippers to_apply to_day to_develop to_due to_promote toilet_has transferred transform trash_is trucks_n trucks_to turned_into tushar_girinath twice_a twin twin_pit type_of u_guys u_hav u_should under_bbmp under_one unsegregated_garbage us_make using_a uttarahalli vacant_area vaccant_land visit_the wanted ward25 warned was_rebuilt washing waste_garbage waste_it waste_management waste_not watch_the watch_this watching we_the we_ve wen wid_garbage will_bbmp windows world_class wrappers wud y_bbmp years_the yediyurappa yediyurappa_moots you_avert ನಮ್ಮ ಬಳಿ
-3 -3 -3 8: #medicine* #public_money #throws #vaccin* #waste_material* #ನೀರಿನ* 100cr_to 1st_block 6th_cross 6th_main a_better a_bowl a_change a_living a_permanent a_stinking a_temple about_a acres across_rural action_the active adopt advice advocating advocating_the airtel all_their all_those all_types always_the am_from ammu_ke an_overwhelming an_year anand and_affects and_again and_at and_brought and_burnt and_good and_hand and_mosquitos and_stray and_throwing animal_waste animals_can another_bin answerable answerable_to app_no are_banned are_from are_sustaining area_garbage area_instead as_bbmp as_separate ask_bbmp association assured at_mandur at_times attend_primary awards away_the babusapalya backside basic_needs bbmp_also bbmp_bbmpmayor bbmp_but bbmp_employees bbmp_guys bbmp_if bbmp_marshals bbmp_mayor bbmp_offers bbmp_people bbmp_rs bbmp_sahaya bbmp_they bbmp_worker be_held beautification beautified becomes_a been_dumbed been_going been_piled been_thrown behind_a being_cleaned being_thrown bengalurean bengaluru_bangalore bengaluru_bruhat bescom_etc beside_a bharath big_dustbin bin_because bin_has bin_here bin_it bin_so blog bloody both_bbmp boys_education branches_are brand bricks_are bring_in bringing_garbage building_and building_this burn_garbage burning_of bushes but_that bwssb_bengaluru bwssb_does by_animals by_dumping c_how can_bbmp can_put cause_diseases causes_land causing_a causing_mosquitoes change_in citizens_are citizens_is civic_body cj cj_sundaram claim cleaners cleaners_are cleanest cleaning_it cleanliness_and clearing_it club collect_waste collected_garbage come_only come_regularly coming_daily communities_across compactors complaint_in complaint_will complete_watch concerns_social construction_material construction_site consumed_by contract convenience corporation_n councillor cows_eating cows_which d_common d_waste day_garbage day_morning decompose defective defence defence_officials denied deployed_marshals deposit_from direction_from discussion disposable disposal_and dissolve do_anything do_if docket down_it dr_sundaram dump_all dump_has dump_not dump_site dump_them dumped_right dumping_ground dumping_near dumping_sewage dumps_are dumps_in dung dust_pollution dustbin_are dustbin_as dustbin_but dustbin_has dustbins_in duties eating_it email_email emits_foul emitted encroachments_dumping engrs ensuring entire_day everyday_the executing facilities_such falling_sick families favour favour_boys fbtec feeding feel_for fellows female female_teachers fewer_than final fir fire flower flush_toilets following_direction for_better for_both for_each for_girls for_these foreign foundation free_bengaluru from_encroachments from_houses from_people garbage_a garbage_along garbage_crisis garbage_do garbage_following garbage_garbage garbage_gets garbage_mgt garbage_now garbage_or garbage_pickup garbage_regularly garbage_transfer garbage_vans garbage_while garbages_on garbages_should gate_road germs get_rid girls_a girls_attend gives_bad gloves good_hygiene graze ground_it gunjur handed has_already has_deployed has_directed has_kept has_received hats hats_off have_many have_neglected have_started held_accountable help_but hera hera_pheri here_even hire home_and home_complete home_to horamavu_agara hunt hygiene_and i_do i_raised i_stay immediate_attention in_bin in_dust in_jp in_kenya in_kudlu in_order in_rural in_somalia in_there in_vaccant inadequate india_today india_understand individual_houses initiative_has initiatives innovation interest_in internet is_burning is_burnt is_clean is_collecting is_littered is_polluting is_unbearable issue_as it_because it_blocks it_disturbs it_do it_garbage it_harms it_immediately it_pollutes itpl_back its_pathetic jayanagar_4th job_but joy jurisdiction kelidare lake_in lake_near lakes lands_and law_and layout_bbmp layout_in lazy_to let_the like_cows like_nathulal living_nearby load long_as low_availability lying_here made_d maintainence make_money makes_your mandatory_for mandur_defence many_complaints many_more many_things medicine mico millions_across mla_mp mn more_at more_people mosquitoes_which mounds mounds_of my_view myreport_this n_c nagar_in narayana nathulal nathulal_millions nation_are national near_school nearby neat needs_cleaning neglected_us new_bin ngo nirubiduthilla no_attention no_more no_solution no_thanks non_biodegradable non_segregation norms_that nose not_garbage not_look not_removed notowte nr number_and oct of_around of_construction of_door of_dustbin of_female of_girls of_ias of_plastics of_residential of_roadside of_ur off_garbage offers offers_garbage officials_say on_part on_those one_time one_year only_when open_space or_garbage organic our_country our_pm out_on over_filled overfilled overflowed_and overflowing_with overwhelming overwhelming_response paid_bbmp pathetic_dat pathetic_foul payer people_live per_flat pheri pheri_trio phone_for pick_the picker picking_garbage picking_the pity place_it place_please plastic_paper plot_of portable_toilets pourakarmika preach preaching problem_it prompt proper_action proper_dustbin protect_varthur public_money published put_plastic r_parked r_u raise_complaints raised_a raised_the ramamurthynagar reader received_an refuses regular_garbage regular_use regularly_so remains_the reports_for request_bbmp respiratory_system response_with resulted rid rid_of right_on rise road_off road_opp road_restoration road_ward roads_clean roadside_dust roadside_dustbins rs_100cr rural_india s_is safely_managed safety_concerns sahaaya_app same_bbmp same_is sanitation_solution sanitation_system sarvajanikarige sarvajanikarige_nirubiduthilla says_dr school_road sdgs see_all seek segregated_garbage segregation_in separate_toilets separation septic serious_health several_days sheer sheets should_provide should_visit showing singapore sinking sir_for sir_garbage smell_n smells_very sobha social_norms somalia somalia_according some1 spoil_the spreading_garbage start_to steel stg stinking_foul stinks_so stray_dog street_in street_which such_places sums_cj sundaram_reports surroundings_clean sustaining_safe swachhbharat_the swachhbharatmission swachhsundarsamudayikshauchalaya swachhsundarsamudayikshauchalaya_initiative t_bother t_look t_respond t_think table tagging taking_d tax_payer tax_paying teachers_safety team_dipr tender that_favour that_these the_deposit the_dumping the_efforts the_empty the_garage the_garden the_hera the_law the_layout the_locals the_mess the_pourakarmikas the_railway the_status the_stray the_swachhsundarsamudayikshauchalaya the_sweeper the_temple the_transformer the_unused the_wastes their_houses them_bbmp there_but there_garbage these_bbmp these_garbage these_plastic they_cannot they_come things_and this_be this_black this_case this_kind this_menace this_shows this_ward this_what thro throwing_in throwing_of throwing_their thrown_and throws tipper to_concerned to_d to_design to_litter to_low to_state to_thank toilet_and toilet_at toilet_facilities toilet_makes toilet_on toilets_at toilets_communities toilets_on toilets_or totally_says tracks trash_on trashure trashure_hunt trio trio_advocating truck_loads understanding unplogindia untidy us_but us_totally vacant_spot ve_paid vegetable vegetables very_unhygienic vinay viral vision voice wait_for wake_up wall_was wanted_to ward26 ward_office was_dumped was_garbage waste_as waste_being waste_but waste_materials waste_outside waste_so waste_there waste_which way_it ways_to we_ask we_dispose we_expect we_would what_if where_do who_r will_bring will_clean will_eat work_but works_in yard_bbmp year_now yet_it yielded you_expect you_really young your_garbage your_kind ಅಧಿಕಾರಿಗಳಿಗೆ ಇದರ ಈ ದೂರು ನೀರಿನ ರಸ್ತೆಯ ಸರ್ಕಾರದ ಸಹ ಸ್ಯಾನಿಟರಿ
-3 -3 -3 9: #dirt #health a_look access ae all_around animals_like attention black collecting corner_of covers d dirt joke layout of_sanitation of_that our_city please_clear present public_toilets put rs the_park themselves there_should wall workers
-3 -3 -4 10: award commissioner contractors dead dust education garbage_n littered looks providing question single_use social the_dust to_know told wait
-3 -3 -4 11: blame sides
-3 -3 -4 9: installed
-3 -3 13 -8: water_from
-3 -3 14 -8: #drink drink save_water
-3 -3 14 -9: #waste_water* bath hanging leak that_water waste_water wasting_water
-3 -3 15 -10: #tap_water are_wires bright cause_shock dangling_in dangling_of for_drinking hanging_in leaking_for leaking_problem leaks light_so of_cable people_might prevent_water road_childrens sewage_in shock_to should_save stagnant_in street_lamp supply_water swimming swimming_pool tap_and tap_water the_post the_streetlights this_tap water_as water_but water_by water_every water_lorries water_pipes water_taps waters wires_dangling wires_on working_from
-3 -3 15 -9: light pole streetlights
-3 -3 16 -10: #electric_wire* #leakage* and_bath and_because cannot_play childrens_cannot drink_and get_shock getting_wasted hanging_on leaking_from light_in lights_not litres_of no_light s_were streetlight_not streetlights_are taps_and water_because water_problem were_suffering wires_in
-3 -3 16 -9: #dark #not_working dark electric_wires
-3 -3 17 -10: water_leaking
-3 -4 -3 10: and_garbage are_putting garden outside pollution reported
-3 -4 -4 10: animal garbage_for garbage_truck learn put_a respond
-3 -4 -4 11: #stray_dog* action_to bbmp_garbage empty flies for_bbmp keep picked_up practices
-3 13 -1 -10: left_open
-3 14 -2 -10: these_potholes this_hole
-3 14 -2 -9: a_pothole manholes
-3 14 -3 -9: pot_hole
-3 15 -3 -10: big_manhole compensate_victims for_roads full_road holes_are large_pothole long_pothole minor_accidents newly_laid on_trees open_manholes pothole_near potholes_is road_makes road_potholes to_compensate
-3 16 -2 -10: the_manhole
-3 16 -3 -10: hole_is potholes_in the_pothole
-3 16 -3 -9: pothole
-3 17 -3 -10: #pathole* potholes_causes potholes_which this_potholes
-3 17 -3 -11: man_hole
-3 17 -4 -10: pothole_in
-4 -3 -3 10: bbmp_officials people_living roadside sahaya smells stinks
-4 -3 -3 11: bbmp_bwssb
-4 -3 -3 9: #bescom* bescom health
-4 -3 -4 10: bbmp bbmp_bengaluru bbmp_for bricks in_garbage next over_here that_garbage tweet
-4 -3 -4 11: #cleaning #littered #sweeper* bbmp_commissioner bbmp_has bbmp_office by_bbmp cleaning clearing dumpyard effort here_so in_bbmp irresponsible sites spot the_land to_you y
-4 -3 -4 12: accountability garbage_being in_open
-4 -3 17 -10: not_working
-4 -3 17 -11: #waterlogg*
-4 -3 19 -11: waterlogging
-4 -4 -3 10: action_against are_we body dry it_stinks putting_garbage the_complaint the_local to_clean
-4 -4 -3 11: action_has branches cleaning_the cleared_for dumped_and facilities it_smells not_cleaned officials slove the_plastic the_world thrown_on to_slove vacant_lot
-4 -4 -3 12: animals waste
-4 -4 -4 11: #patients #pollution #stray_animals #urinat* 100cr 4th_block a_bin a_empty a_health a_lack a_park a_pile a_sanitation a_school a_secure accumulation_of advise again_and agents all_bbmp all_citizens all_kinds all_you an_empty and_create and_maintain and_others are_cut are_paying are_responsible article as_if at_ward bangalore_garbage bbmp_n bbmp_vehicle being_filled benefits bescom_gail bin_but bin_for bins_in both_bwssb bruhat_bengaluru buck burned but_what bwssb_etc by_people category_sewerage causes_health civic clean_but cleaned_by cleaned_it clear_the clearing_the cloth collection_and common_ppl contracts cups daily_shauchasingh day_and day_to deciss departments display doing_this domlur_ward dump_is dump_of dumpsite dustbin_near eats educate_people effort_to elections else embrace_safe enjoy environment_and feed_on field for_seasonal for_several for_what from_encroachment fumes future_all garbage_as garbage_auto garbage_but garbage_clearance garbage_dustbin garbage_laden garbage_overflowing garbage_pick garbage_r garbage_vehicle garbage_we girinath given_to guards harm_the have_access have_garbage have_raised healthy_future help_you i_posted if_garbage in_dustbin in_sanitation is_my is_of is_put is_their it_does it_gives it_looks just_throw keep_a keepers know_more land_in land_near like_bwssb like_cow locals look_good look_like maintain_it many_insects marshal mission modern month_and much_garbage n_the no_collection nobody_came not_clean not_collecting number_is of_cleaning of_dumping of_mixed of_taking of_tax on_streets on_vacant open_garbage organisation other_sanitation our_garbage our_responsibility over_to overflowing_in painting pakistan palike_bbmp plans_to plastics_are pls_collect portable practices_daily private_land proper_collection put_waste reach_out refuse regular_cleaning relations rodents s_easy said_toilets sanitation_hygiene save_kacharakanahalli scene sdg6 seasonal_use secure_healthy see_a see_garbage segregating sewerage_complaint shauchasingh shopkeepers side_garbage since_i smelly_and solved_by sorting stinking_garbage stray_animals stuff swach swachhbharat_who t_collect t_litter t_nagar taking_any the_buck the_case the_collection the_cow the_dump the_place the_sides their_job them_as there_any there_please they_r thick this_dump this_vacant those_garbage though_there throughout throw_their throwing_on tht to_carry to_keep toilet_it toilet_paper toilets_sanitation truck_is two_weeks u_all up_bbmp vacant_plot vaccant waste_at waste_from waste_into water_sanitation wet_and what_we what_you who_do who_said whose will_produce worker y_is you_pls ಕಸ ಕೆಲಸ
-4 -4 -4 12: #eat #litter* a_daily a_number a_shame access_to amounts and_hygiene and_plastic are_for b_luru bbmp_doesn bbmp_must bbmp_should bbmp_vehicles been_cleaned being_cleared bengaluru_mahanagara bruhat btm_2nd by_garbage city_as city_clean cleaned collected_from collection_is collection_vehicle complaints_in compost cows_eat depts does_the domestic dropping dump_and dumped_at dumped_nearby dumping_on easy_to eat eat_it eat_the eaten eaten_by eating effect escalated expect fight fix_roads food_waste friendly garbage_like garbage_next garbage_smell garbage_so garbage_with garbages_and handle_garbage hazard healthy hygiene ias if_bbmp in_its incompetent_bbmp india_ministry is_next is_totally is_what it_the its_not justice keep_our keeping_garbage laden land_this land_which landfill large_amount link living_around luru mandatory mps nearby_my new_via no_use not_dump nozzle_new of_plastic offices one_cares pics plastics_and population_with premises processing program recycle regarding_garbage restaurants roadsides sahaya_app seasonal secure sides_of slum swachh_bharat that_way the_air the_lack the_old the_plastics the_residential the_sand the_trash the_ward this_spot this_waste thrown_out thrown_outside to_bear to_collect to_household trash tushar unsegregated use_and vacant_site video_to ward_level was_put waste_disposal waste_to whatsapp wil with_access your_sanitation
-4 -4 -4 13: #burning #burnt #solid_waste #waste_collection a_bbmp a_dump a_dustbin affects_the and_cows and_dry and_dumping and_throw and_wet bathroom_home bbmp_contractors bbmp_staff bescom_bwssb bidet bidet_seat big_garbage burnt bwssb_ae campus clean_it clean_the cleaned_up cleaner cleared_regularly come_n deposit dumped_outside dumping_waste dustbin_the dustbins_are efforts emits feed filth free_city game garbage_by garbage_over garbage_piled garbage_segregation garbage_that garbage_they garbage_was has_turned he_has home_sanitation household_toilet how_about huge_garbage hygienic in_empty in_residential info installed_on is_harmful isnt istinja istinja_water kacharakanahalli kacharakanahalli_lake kinds kinds_of landfills mahanagara mahanagara_palike many_garbages nammaooruswachhabengaluru nasty not_responding nozzle open_land opp_bbmp places_and plastic_is polluted primary_school property_tax pwd raised roadside_garbage rr s_population sanitation_is sanitation_single seat_spray sharing shri single_nozzle solid_waste some_garbage spray spray_istinja stage stop_throwing sundaram swachhbharat_a swachhbharat_muzaffarpur taken_to the_bbmp the_right think_it throw_it to_act to_ensure toilet_bidet toilets_in used_as waste_collection waste_thrown waste_was wastemanagement water_bathroom your_home
-4 -4 -5 13: around_the be_cleaned corporators garbage_management of_bbmp picked practice regularly staff
-4 -4 -5 14: #hygien* #waste_segregation #ಕಸ* a_time are_economically bbmp_app bbmp_sahaaya been_making bengaluru_garbage bihar_has biodegradable but_bbmp by_regular came_to clean_garbage cleared_and communities_that consistent_efforts construction_usage degradable do_is door_garbage dumping_and economically economically_behind email embrace_the ensure_that for_dumping garbage_issue garbage_mess help_bbmp huge_pile in_bihar like_garbage making_consistent many_cows many_garbage muzaffarpur muzaffarpur_in no_cleaning of_land pattandur pattandur_agrahara plastic_bag plastic_on pollutes polluting_the pollution_and posted produce reduceplastic regular_construction reply sanitation_by sanitation_facility sanitation_in segregate_waste segregation_of solid spilled the_practice they_dump throwing_waste thrown_all to_trigger trigger_communities wash waste_here waste_segregation what_do wood
-4 -4 17 -10: #streetlight*
-4 -4 17 -9: street_light
-4 -4 18 -10: wires_are
-4 -4 18 -11: is_flooding leaking_and taps_are the_cable this_sewage water_we
-4 -4 19 -11: #pole cable_wire leakage_in lights_are lights_in streetlight these_wires without_water
-4 -4 20 -11: #water_problem* are_dangling are_leaking drinage leaking_in litres very_dark wires
-4 -4 20 -12: hanging_of light_not logging_in not_waste
-4 -5 -4 13: #wastes wastes
-4 -5 -5 13: garden_city inspite inspite_of
-4 -5 -5 14: bag clearance collection_of spots the_environment
-4 17 -3 -10: #manhole*
-4 18 -4 -11: corridor manhole minor this_manhole wheel
-4 19 -4 -11: huge_pothole pothole_is
-4 20 -4 -11: manhole_in pothole_on
-5 -4 -4 13: #cleaned #cleared #stink* cleared regular throwing_garbage
-5 -4 -5 13: pick_up plastic_and
-5 -4 -5 14: #trash* being_dumped filthy garbage_dumps litter opp pick to_garbage wet
-5 -4 20 -11: #wire leakage
-5 -4 21 -11: wire
-5 -5 -4 13: garbage_which waste_and waste_in
-5 -5 -4 14: #heap* disposal pls_put site
-5 -5 -5 14: #clean #dump_yard #pile_of a_clean a_residential a_waste area_n bbmp_dumping bbmp_itself bbmp_not behind_the bihar bin_and bin_in brought clean_this collect consistent dust_bins empty_plot false garbage_i garbage_near garbage_waste garbages_in harmful_to home_it indore ladies lake_from made_the national_bank not_collected not_use outside_the permanent pile_of plastic_bottles process rats residential sahaaya shop smoke spoil survey technology that_bbmp the_garbages the_smell to_segregate toilets_for transfer w
-5 -5 -5 15: #not_clean* #open_defecation #waste a_vacant and_bbmp and_sanitation bbmp_bda bbmp_bescom be_clean black_spots burning clean clean_water clear_this collecting_garbage debris_and dumbed dump_it dumping_by dumps dustbin_in dustbins_should filled_autos garbage_can garbage_problem garbage_this heap in_ward lands many_animals means open_defecation our_environment picking pile plastic_bags plastic_covers plot police_station reduce_plastic responding rural sanitation_practices spreads stray swm the_dustbins the_public this_land thrown_in to_handle toilet tried usage_and video ward_no waste_dumped wastes_are who_throw
-5 -5 -5 16: #compost* #thrown and_burning and_clean and_dump and_maintenance animals_are bda_bwssb bins_are bio burning_garbage clear_garbage d_area dumped_by efforts_to filled_bbmp garbage_around garbage_autos garbage_collector garbage_filled garbage_mafia garbage_there gents has_made hav in_roadside incompetent more_garbage mp not_cleared not_throw of_diseases of_toilets people_dumping people_throw practice_of pre road_garbage roadside_dustbin swachh the_bins the_cows thrown to_dispose toilets_are up_garbage waste_on
-5 -5 -6 16: #filth* dumped_near less_than paper segregation throw_the
-5 -5 -6 17: affects autos_in bbmp_in clearance_of cows_and defecation disposed dry_waste dump_their dump_yard dumped_with dumping_their eating_the garbage_it health_hazard household land_pollution of_safe opp_corporation put_the putting_the wards
-5 -5 21 -11: #wires
-5 -5 21 -12: from_water is_hanging leaking to_drink water_leakage
-5 -5 22 -12: dangling is_wasted the_wires
-5 -5 23 -12: wire_is
-5 -5 24 -13: cable_wires light_is
-5 -6 -6 16: garbage_has
-5 -6 -6 17: land
-5 21 -5 -12: manhole_is potholes_are
-5 22 -5 -12: this_pothole
-5 23 -5 -12: many_potholes
-6 -5 -6 17: finally
-6 -5 24 -13: #tap #water_leak*
-6 -6 -5 17: plastic
-6 -6 -6 17: #plastic* =hygiene a_roadside are_throwing are_thrown cleanliness collector embrace garbage_are garbage_outside is_dumping road_side segregated the_waste to_embrace
-6 -6 -6 18: #burn #clean_up #cleanliness #garbage_burning #plastic_waste #throwing #unhygien* #vacant #waste_dump* and_waste app as_garbage autos_n bags_are bbmp_is been_dumped burn clean_and clean_up communities dat door_to dump_near dump_the dumped_garbage dumped_on dumping_in dustbin_and for_garbage garbage_all garbage_bbmp garbage_burning garbage_to layout_opp marshals n_trucks next_to no_dustbin not_cleaning on_garbage plastic_waste polluting pourakarmikas put_garbage residential_area roads_garbage sanitation_and sanitation_facilities throwing thrown_here to_door unhygienic vacant waste_are waste_near wet_waste with_garbage
-6 -6 -6 19: #cows #garbage* #landfill* #throw 48hours 48hours_pre add_pre and_gents cows dump_on ep ep_realms finally_over gents_the here_realmsep i_present in_less in_vacant is_finally is_stinking ladies_and land_and link_here mafia my_ep of_waste over_i pre_add pre_save present_to realms realms_dropping realmsep save_link t_use than_48hours the_wait throw wait_is you_my
-6 -6 -7 19: #segregat* a_toilet bank_qtrs bbmp_workers collection dropping_in garbage is_garbage plastics put_in throwing_the
-6 -6 -7 20: #pourakarmika* d_garbage door qtrs segregate stink watch yard
-6 -6 24 -13: shock stop_water
-6 -6 25 -13: tap the_tap
-6 -6 26 -13: #taps is_leaking streetlight_is taps
-6 -7 -7 20: #environment environment
-7 -6 -7 19: garbage_and
-7 -7 -6 20: #bags #toilet* bags
-7 -7 -7 20: are_eating bin_is dumped_here garbage_dumping people_dump roadside_bin stinking
-7 -7 -7 21: #cow bbmp_autos black_spot collect_garbage collect_the construction_waste dispose dump_in dumped dumping_of dumping_the dustbins garbage_bags garbage_city garbage_collection garbage_collectors garbage_free garbage_not garbage_on no_garbage of_garbage toilets_and
-7 -7 -7 22: collectors cow dustbin_is garbage_at garbage_in garbage_thrown safe_sanitation the_garbage to_throw toilets
-7 -7 -8 22: dust_bin garbage_disposal garbage_here to_dump
-7 -7 -8 23: bda
-7 27 -7 -14: pothole_left
-8 -8 -8 23: garbage_bin garbage_bins garbage_dumped garbage_is is_thrown throw_garbage use_plastic
-8 -8 -8 24: #dump* #dust_bin* #garbage_dump* #sanitation is_dumped sanitation the_bin their_garbage waste_is
-8 -8 -8 25: garbage_dump
-8 -8 -9 25: are_dumped dump_garbage garbages
-9 -9 -10 28: a_garbage dump
-9 -9 -9 26: #bin #dustbin* are_dumping dumped_in garbages_are this_garbage
-9 -9 -9 27: garbage_from nandini nandini_layout swachhbharat vacant_land
-9 -9 -9 28: bin dumping
0 -1 -1 1: #hospital* a_solution am are_doing became guess later materials much not_the seems should_take take want_to
0 -1 -1 2: actually another at at_a but case cutting dear don don_t dont example for_this i_will infrastructure just_a most_of must no_action only pl problem_is s_been same set sir_i t the_construction there_for they very_much want why will_be work_on
0 -1 -1 3: #railway_station* do front front_of in_front not_be other railway_station really t_be the_same
0 -1 -2 2: and_our blr for_them hoodi is_how respect these_people ve
0 -1 -2 3: ask away check_the compound creating educated except giving have_the his how morning railway security see_this solution_to thanks_to the_govt they_get things this_to understand what_is
0 -1 -2 4: all_the city_and daily_basis how_to is_becoming menace
0 -1 0 0: called
0 -1 0 1: a_house are awareness been_a but_it can_be cant country even_though how_much in is_more is_so no people people_in systems taking well
0 -1 0 2: also_we and_after availability be_a despite encourage everybody forget give_a has_garbage is_increasing is_working jp_nagar kept_in key kindly_take least_bothered lighting nexus not_have note nov number_of on_top park_and part_is people_are people_around reduce their_house thereby things_are third try_to various
0 -1 1 -1: but_they not_able problem should_not
0 -1 1 0: able able_to can_make for_our million residents_of s_are seen_in so_i solve some_people source stop the_problem to_follow update_on walls when_the
0 -1 1 1: house_is i_live we_had
0 -1 2 -1: 7th also_they calling consumed do_some everytime facing hardly is_no jan plight problems problems_like so_we speak streets_so they_say this_there to_understand us_to use_the was_taken we_should where_are
0 -1 2 -2: are_facing cannot
0 -1 2 0: because_it leaving
0 -1 3 -1: use_this
0 -1 3 -2: an_issue do_they generation t_work the_path women
0 -1 4 -3: coming_from many_areas option
0 -1 5 -4: problem_and stop_the water_to
0 -1 6 -5: is_facing to_improper walking_in
0 -1 7 -5: this_leads
0 -1 7 -7: water_the
0 -1 8 -6: should_stop
0 -2 -1 2: city_has good_to international it_for the_first top_of use_of
0 -2 -1 3: are_using attend bills both_the but_have citizens_of could_be department file here_it house_and i_think is_our it_doesn jp last_month live_in love mainly manage of_all people_will place_for please_check products progress t_come take_any their there_so they_are we_cannot will_come
0 -2 -1 4: do_not
0 -2 -2 3: a_black added and_clear are_people ashamed_of basically bbmp_are be_it bhavan booked but_then can_find cart children_s citizens_not citizens_who city_will come_so compound_wall considering corners_of curb delay dusty eat_plastic encroachments entered establishments every_morning exams fighting get_to glad gov harassing have_done hebbal_flyover here_no here_people ho huge_problem in_houses in_places in_various industrial inefficient infamous investigate is_required it_hub know_it listening money_for more_so morning_and mtrs not_done owned people_here picture_of place_so posting problem_from r_doing raising return self sell silent sir_but sir_when strict_action taking_it taxpayers the_police the_problems there_to to_protect to_run ur_own urge us_as us_we we_as what_i why_only will_make will_see your_attention
0 -2 -2 4: 8th_main a_private acts be_the beml but_only by_them cctv commercial congratulations contractors_who create_a dear_sir decided_to deployed doing_it equally_important event fail festival fined fining food garbage_contractors get_this global how_are how_you humble humble_request issues_in keep_their know_what kudos mgt not_allow not_to of_india officers_are on_ground on_public paying_taxes people_not piling_up probably ramamurthy ramamurthy_nagar rampant respected_sir road_instead science shud similar_to starting thanks that_u the_best the_money to_eat to_meet to_reach tweeted used_to wat what_are whatever with_you years_ago
0 -2 -2 5: best is_from ministry the_citizens unfortunately
0 -2 0 1: kids status
0 -2 0 2: and_in and_some of_these private their_own to_all to_stop
0 -2 1 1: lots_of t_have they_don
0 -2 10 -8: eb nowadays_people this_way
0 0 -1 0: see the_entire to_see
0 0 -1 1: a_huge as_a authority become better few going_to improve infra last more_than never or required such supposed_to sure the_house they_have this_a time_to to_come to_have too who_will
0 0 -1 2: also as issues just knows of_them pay sad they_can this_the
0 0 -2 1: great_job panathur road_people why_not
0 0 -2 2: all_these are_at asked_to bangalore_bbmp come_to coming_and doing_their existing for_their full_garbage hv in_bellandur make_them oh on_you once_again organization pay_taxes place_in prime residential_areas right_now should_come so_called tackle tax terms the_one to_change what_a you_all
0 0 -2 3: #ill are_all choice ft haven_t ill informing is_good it_takes loads main_roads members money_to opportunity sir_in yourself
0 0 0 -1: created high on_this serious the_main time while
0 0 0 0: always any cross everyday government of_the on these times when
0 0 0 1: #pavement* about_the an and_also can even for if in_the people_have resident we_need year you_have
0 0 1 -1: are_no aren aren_t badly bigger borewell hear human it_will many removed since_a staying this_was
0 0 1 -2: and_many causing hence portion
0 0 1 0: every
0 0 2 -1: as_there emergency flow_of if_we in_all results street_is
0 0 2 -2: because going_on i_hope keeps
0 0 2 -3: did_not road_it
0 0 3 -2: is_causing suffering
0 0 3 -3: because_the because_there chennai excess many_people my_apartment not_seen
0 0 3 -4: even_for raining residency stone this_makes
0 0 4 -3: of_problems
0 0 4 -4: are_broken area_so fix_this in_chennai the_amount
0 0 5 -4: electricity
0 0 5 -5: #electricity* #lights #saalai continuously salai
0 0 6 -5: this_matter
0 0 6 -6: is_getting line
0 0 6 -7: road_due
0 0 7 -7: road_because
0 1 -1 -1: god
0 1 -1 0: action_plan an_action appreciate_the asap election end_of eye from_here had hell improvement koramangala leave orr peenya points towards work_is
0 1 -1 1: plan students
0 1 -2 1: either guy how_many known leaders time_and to_that village
0 1 -2 2: appreciate hasn hasn_t
0 1 0 -1: are_coming did disturbing fallen look_into on_a roads_and s_just see_the so_many soon struggling
0 1 0 -2: busy_road
0 1 0 0: and_then
0 1 1 -1: get_a in_these there_are
0 1 1 -2: are_going be_taken going important is_dangerous long this_people trouble
0 1 1 -3: and_so connect had_been hard_to please_stop turns
0 1 2 -2: because_of is_very people_walking
0 1 2 -3: due is_going take_some
0 1 2 -4: these_areas
0 1 3 -3: are_very may regarding_the
0 1 3 -4: during find_it ones problem_for
0 1 4 -4: night
0 1 4 -5: during_the roads_which to_rain we_get
0 1 4 -6: difficult_for
0 1 6 -7: whenever
0 10 -2 -9: center_of
0 11 -2 -9: of_potholes
0 12 -2 -9: causes_accidents
0 2 -1 -1: a_good after_the back_in been_in capital caused_by city_roads city_with dust_and find_a group heard i_had impose inside_it made_it many_times not_sure pathetic plan_to road_i roads_for s_no sense so_bad something_for standard tar
0 2 -1 0: a_common entire sight up_the
0 2 0 -1: #roads ago especially roads waiting
0 2 0 -2: back_to complaints_to improve_the is_like this_can till
0 2 0 -3: completely these_are
0 2 1 -2: are_many down
0 2 1 -3: danger requesting whole_road
0 2 2 -3: on_it
0 2 2 -4: is_at the_gate trip
0 2 2 -5: very_difficult
0 2 3 -5: difficult gopalapuram it_may they_didn
0 2 3 -6: fill
0 2 4 -6: closing
0 2 5 -6: monsoon
0 2 5 -7: in_night
0 3 -1 -1: center kanakapura_road motorable terrible
0 3 -1 -2: #tar haralur stretch the_stretch
0 3 -1 -3: roads_in
0 3 -2 -1: kanakapura
0 3 0 -2: actions
0 3 0 -3: entire_road fix for_some growth killing making_it months_and pathetic_roads please_come roads_are thanisandra the_roads work_done
0 3 0 -4: #spit* a_person come_for damaging even_the is_on left potholes_garbage rain_and this_one
0 3 1 -4: soon_as
0 3 2 -4: #dugged_up #poles #road_damage* a_high a_pit accumulated_in affect_the all_our and_caused and_filled and_kept and_solve any_measures apartments_to approaching are_dangerous are_found are_over are_they as_i bad_to be_replaced beacause been_not being_repaired belathur beside_williams bwssb_team cap cause_serious causing_inconvenience chances_of coming_up condition_in construction_and damage_to decrease dollars done_on drainage_sewer dugged_up entire_area even_i every_citizen everywhere_on fatal fix_them fixing_the flowing_on foothpaths funds_are get_over gets_stagnant go_the governments guide has_broken has_created here_there horrible_footpaths horrible_to hump in_korattur injury is_any is_completed is_present issue_that it_always it_while kept_like kindly_fix laying_in located_in location_the many_mosquitos masjid may_fall measures_for my_location nandanam_extension now_been now_no of_now on_filling on_since open_to or_we plaza poles present_in protest_against public_safety really_difficult recently_there requesting_you road_repairs roads_during roads_n roads_potholes safe_for sanitary_line select sewage_flowing sign_board slip_and something_but street_byadarahalli surathkal sure_whom team_for the_given the_level the_near the_rest this_cause this_then to_construction to_four to_to treatment_plants troubles_people ultimately us_a want_us was_full water_when we_feel we_first wheels when_an when_asked while_laying worried_about yrs ️
0 3 2 -5: #pits pedestrians_and pits till_now
0 3 2 -6: difficult_to
0 3 3 -5: to_many
0 3 3 -6: closed government_has
0 3 4 -7: close_the for_vehicles
0 3 5 -8: whenever_it
0 4 -1 -3: in_very it_as peripheral rocks state_of the_last
0 4 0 -4: =road our_road the_condition
0 4 1 -4: as_possible as_soon
0 4 1 -5: this_road to_complete
0 4 2 -5: a_busy
0 4 4 -7: of_rain
0 5 0 -5: fall_down fix_it please_fix road_is sir_the
0 5 1 -5: the_middle
0 5 1 -6: severe
0 5 3 -8: to_heavy
0 6 -1 -5: good_condition sc
0 6 0 -6: fix_the man potholes_and
0 6 0 -7: connecting road_bwssb
0 7 -1 -5: formed newly pathetic_condition with_potholes
0 7 -1 -6: dangerous_to
0 7 -2 -5: topping white_topping
0 7 0 -7: accident good_road
0 7 1 -7: #accident*
0 7 1 -8: accidents
0 8 -1 -7: centre_of to_drive
0 8 -2 -7: to_ride
1 -1 -1 0: today too_much
1 -1 -1 1: can_take develop exactly having i_ve if_not illegal most people_use priority provide reach safety tell to_improve van
1 -1 -1 2: #street_vendor* 30am a_challenge account additional agree_with also_see also_why an_area and_ask and_clearing and_safety area_of as_citizens as_he aside at_all be_allowed be_avoided be_given be_good been_following bit_of board_junction boards bother_to bothers bt but_where by_many carried cbd chocked commercial_establishments complaining_to complaint_and consequences consider_this contact_number corrupt_bbmp cross_that damn day_in dear_mr demanding discuss efficiency ejipura enforce establishment etc_etc everyday_to excuses explains express faces fail_to from_public gate3 go_for good_but habit he_was here_as hi_sir hiding how_bbmp in_bus in_kormangala in_newspapers in_north in_ur in_vain introduced is_fine is_piled is_trying is_under issues_and kannada kiosk lakhs large_number layout_road letter letting local_authorities maintain_the manage_the manner masks morons most_corrupt must_take never_seen not_possible november of_any of_d of_school of_some office_i one_knows opportunity_to or_black or_it patrolling people_always people_for people_must people_r permission_to place_we please_ask please_get please_use power_to president problem_will produced promoting provides pull reduces responsibilities roam s_our same_spot see_if see_there sellers somewhere stall states stations status_of still_people stock stream street_vendors strongly sufficient sure_if t_help t_the take_a tejasvi thanisandra_road the_company the_evening the_office the_shops the_solution then_what these_guys these_places they_throw think_of thrown_around to_implement unfortunate vain ve_seen walk_through want_you wastes_in we_cant where_you who_are who_can who_don wish_you with_new would_be you_people
1 -1 -2 1: #bus_stop* #encroach* action_taken thing where_people
1 -1 -2 2: also_i apply banaswadi bit create him implement in_blr kengeri ll mass not_at of_public people_of place_to politicians respected sir_pls strictly to_them what_s when_you
1 -1 0 -1: people_and
1 -1 0 0: as_well highways how_the is_due issue_in off_the old that_i today_s turn without_any you_take
1 -1 0 1: running
1 -1 1 -1: action_from for_people go i_want if_the problem_of stand
1 -1 1 -2: people_to seeing to_people
1 -1 1 0: catch placed
1 -1 2 -2: cover_the increasing_day is_fallen on_every places_like stored their_is tough
1 -1 2 -3: dav
1 -1 3 -2: walk_in
1 -1 3 -3: current
1 -1 3 -4: around_that be_seen broken_down can_save cases in_mogappair month_we of_every plight_of programme releasing some_one very_tough
1 -1 5 -4: posters unsafe
1 -1 5 -5: for_us
1 -1 6 -6: forming is_hard it_we
1 -1 8 -7: nowadays
1 -1 8 -8: are_kept should_prevent tanker the_lights
1 -2 -1 1: please_solve
1 -2 -1 2: atleast disturbs increase massive provided stopping
1 -2 -1 3: services you_will
1 -2 -2 2: wonder
1 -2 -2 3: allowed aware_of before_the companies company every_corner garbage_issues garbage_no garbage_trucks gates google in_one in_their k lady let_me make_this monthly nuisance penalties revenue sit strict thanks_for this_city this_i why_should
1 -2 -2 4: parks
1 -2 10 -9: traffic_signal
1 -2 8 -8: cannot_walk
1 -2 9 -8: people_cannot
1 0 -1 -1: main_road short thought unable_to zero
1 0 -1 0: across action_on and_i constructed could fine for_public huge is_doing ke m main on_both on_daily please_look reason service unable would_request
1 0 -1 1: hospital increased new not_even wants way_to you_are
1 0 -2 0: also_the the_new
1 0 -2 1: and_creating created_by few_days has_the is_too track vehicle_is visited woes
1 0 0 -1: are_being as_the can_t chaos deserve do_this he_is major me nammabengaluru on_the st such_a way why_are why_there
1 0 0 -2: poor update
1 0 0 0: i_am one
1 0 1 -1: the_number
1 0 1 -2: #bridge* almost and_we makes risk since_the west
1 0 1 -3: central requested
1 0 2 -2: this_should
1 0 2 -3: board four inconvenience_to that_road we_all
1 0 2 -4: disturbance
1 0 3 -4: shocked way_and which_makes
1 1 -1 -1: between control fees gate government_should idea spent stretch_of
1 1 -1 -2: hebbal
1 1 -1 0: a_year road_no side_of to_fine you_know
1 1 0 -1: campaign find noticed take_it
1 1 0 -2: bellandur causes had_to harlur is_one my_street two with_no within
1 1 0 -3: children_are quick that_too
1 1 1 -2: across_city benefit but_you done_in entrance_of explain only_to problem_in push requests se that_time to_commute treatment two_months u_to with_bad work_at
1 1 1 -3: a_blind and_be bridge complain_about concentrate_on eyes footpaths for_sure gone got_a i_believe i_thought identify inconvenience issue_for left_for madiwala of_not on_that roads_not sleep t_see take_up the_time this_on to_construct we_dont while_walking with_open
1 1 1 -4: intervention road_this
1 1 2 -3: areas_the connected due_to ends go_and is_lot many_of
1 1 2 -4: down_the for_pedestrians
1 1 3 -4: a_bus has_now s_so usually
1 1 3 -5: available
1 1 3 -6: after_it is_caused kept_on led move_on platforms that_no
1 1 4 -5: bwssb_should high_risk hurt monday not_available
1 1 5 -6: be_very bore for_hours has_gone not_used
1 1 6 -8: are_happening shortage_of
1 2 -1 -1: eco
1 2 -1 -2: double hello road_we
1 2 -1 -3: worst
1 2 0 -3: #bad_road* #flyover* absolutely are_just bad_roads be_made conditions_of difficulties is_horrible resulting road_many road_pls should_do shown time_i
1 2 0 -4: is_for
1 2 1 -3: the_road
1 2 1 -4: are_left believe
1 2 2 -5: every_one hosa hosa_road major_problem occur one_can riders road_or
1 2 3 -6: it_difficult
1 2 5 -8: may_lead
1 3 -1 -2: a_pathetic ages bengaluru_roads double_road fines_for pain promised spite spite_of step_to still_the than_the
1 3 -1 -4: bangalore_bengaluru haralur_road harlur_road ignorance is_serious life_in no_idea r_suffering road_do sarjapura taken_in talking_about the_commuters this_small with_so
1 3 0 -4: blind_eye caused condition middle middle_of of_road project road_please turning worse
1 3 1 -4: begur_road ignored of_which recently the_bridge the_two wind
1 3 1 -5: travel
1 3 2 -6: repairing
1 3 3 -6: and_pedestrians are_driving the_picture time_of to_set
1 3 3 -7: to_accidents
1 3 3 -8: go_on
1 4 -1 -4: bad_condition manual
1 4 0 -5: #drive a_road condition_of drive threat
1 4 0 -6: road_has vehicles_and
1 4 1 -6: #junction* as_many done_properly junction onto_the rain_it so_on the_turning
1 4 2 -6: repairs
1 4 2 -7: is_bad onto
1 5 -1 -4: across_bangalore forum no_actions white
1 5 0 -5: #digged digged the_state
1 5 0 -6: ride
1 5 1 -6: because_people makes_it people_come some_work the_centre the_junction total tunnel turning_of
1 5 1 -7: two_wheeler
1 6 -1 -6: a_man do_a incomplete taken_up wide
1 6 1 -8: areas_like getting_worse heavy_vehicles is_worse people_fall road_making stuck this_traffic to_travel
1 9 -1 -8: a_accident conditions_are manhole_near of_white peripheral_ring traffic_it
10 -1 -1 -9: traffic_on
10 -1 -2 -7: airport_road to_park
10 -1 -2 -8: #jam jam traffic_and
10 -2 -1 -7: #car car
10 -2 -2 -6: brigade_road park_in thippasandra_main
10 -2 -2 -7: bmtc_bus fine_for hyderabad no_vehicle not_for pedestrians_to tech_parks the_no this_vehicle vehicle_in
10 -2 0 -9: avoid_traffic
10 -2 1 -9: signals traffic_signals
10 0 -1 -9: #ambulance*
10 0 -2 -7: bangalore_roads for_bangalore
10 0 -2 -8: bus_lane police_is scooter the_traffic traffic_rules
10 0 -2 -9: #park_vehicle* crazy jam_in jam_on not_park of_cars there_vehicle traffic_condition weather
11 -1 -2 -7: to_bangalore
11 -1 -2 -8: #congest* road_bangalore
11 -2 -1 -8: no_space
11 -2 -2 -7: #parked #vehicles_park* bangalore_on bangalore_south from_bangalore on_new parked_in with_illegal
11 -2 0 -9: footpath_this in_wrong jammed traffic_or
11 0 -1 -9: traffic_at
11 0 -2 -8: on_bangalore
11 0 -2 -9: bangalore_it bangaloretraffic mumbai_bangalore road_traffic scooters traffic_situation
12 -1 -2 -9: bangalore_i cabs
12 -2 -2 -8: meant space_for vehicle_on
12 -2 -2 -9: they_use
12 -2 -3 -7: parked
13 -1 -3 -10: #one_way bangalore_traffic one_way toward traffic_all
13 -2 -2 -9: #auto_rickshaw* #local_train* #u_turn* 11am allowed_to ambulances any_misadventure are_travelling at_katraj at_no auto_rickshaw avoid_travel bangalore_bangaloretraffic bangalore_bypass bangalore_even bangalore_near bangalore_outer been_parked bmtc_buses buses_and congestion_also dear_ji dedicated_bus distance_of dogs_mosquitoes driving_by during_peak flight g_road govt_will has_stopped indulge indulge_into infantry into_any is_strong jam_and jeevanbheemanagar katraj katraj_has kolhapur kolhapur_as landslide landslide_at mid misadventure misadventure_as more_vehicles not_indulge odd on_infantry on_traffic orr_bangalore park_vehicles parked_infront parking_vehicles paying_road platform_and poor_traffic rickshaw road_blocks road_construction road_without rule_on satara satara_kolhapur side_driving signs some_cars speed_driving still_on stopped_traffic taxis the_landslide their_car these_cars these_vehicles to_buy towards_satara traffic_as traffic_by traffic_for traffic_laws traffic_will travel_towards urgent_action vehicles_as vehicles_on vehicles_parking was_parked water_current where_traffic you_ever
13 -2 -3 -8: across_jayanagar violations
13 -2 -3 -9: in_fact traffic_congestion
13 -3 -3 -8: about_how new_thippasandra talk_about unique visitors
14 -2 -3 -9: congestion mumbai their_vehicles
14 -3 -2 -9: no_traffic
14 -3 -3 -8: #parking*
14 -3 -3 -9: #wrong parking_the that_one
15 -2 -3 -10: for_traffic traffic_bangalore
15 -3 -2 -10: wrongly_in
15 -3 -3 -10: any_traffic bangalore_highway bangalore_police break_neck but_can cubbon_road foothpath hours_to is_traffic is_wrong laws madras madras_road much_traffic neck_speed ola old_madras on_mumbai path_is police_are road_discipline traffic_bangaloretraffic traffic_flow traffic_free traffic_rule
15 -3 -3 -9: parked_on parking
16 -3 -3 -10: automated we_provide
16 -3 -3 -9: legal wrong
16 -3 -4 -10: traffic_police
17 -3 -3 -10: bounce bus_stops cars_in cubbon fast_food meant_for parking_sign parking_there police_to traffic_has traffic_problems uber way_traffic wrong_place
18 -4 -4 -10: are_parked is_parked
18 -4 -4 -11: car_in cars_are parking_their their_cars this_car traffic_violations
19 -4 -4 -11: #wrongly and_usable bangalore_see contra contra_flow cycle_lanes flow_traffic garuda garuda_mall hurtling hurtling_toward illegal_contra jayanagar_okay lanes_across legal_contra mall_with maybe_not near_garuda okay_maybe one_bangalorerains other_roads raindrops raindrops_hurtling that_last things_raindrops toward_bangalore usable_cycle with_legal wrongly
2 -1 -1 -1: allow on_road
2 -1 -1 0: 10am 1km 20th 23rd a_board a_law a_police acknowledgement addition aka allotted alongside also_please always_garbage amazing amenities_like and_pathetic and_today announcing are_allowed are_complaining are_one are_some are_supposed are_your area_as area_or army arrogant as_an as_much as_seen as_traffic asphalting_the at_our at_work atm auto_in award_for bad_the bangalore_when be_blamed be_more beautiful_city become_the been_provided best_in blocks_the boss bottles_thrown btm_layout btw_bbmp build_the but_are by_parking can_solve car_parking carried_out carts chart city_i city_should cleared_as clearence click cm_to compared compared_to complaint_regarding completion_of comprehensive condition_from constructions contd dare days_u dependent depot der diapers did_it directly diverted_to doing_here doing_the dressed duty_to e_g eliminated encroached_by etc_when everyone_are everyone_in everyone_knows extends far_from fed fed_up feels_like finding_it fines_to flowers follow_the food_and food_stall fools footprint for_granted for_which free_the frequency from_home ft_road gandhi garbage_makes glass_pieces good_morning government_not granted ha hall harass has_never has_seen have_enough have_more helps_to here_i hill hours_of house_they house_to house_we hrbr i_just i_say i_strongly i_urge ignoring impact_on imposing in_central in_marathahalli in_new in_right industrial_area inefficiency influence initiate initiated initiative_sir interior internal is_absolutely is_diverted is_giving is_gone is_issue is_made is_part is_pending issues_as it_from its_the iyengar iyengar_road j jai_ho jds jogging jump karnataka_government keep_this know_why krpuram leadership learn_to leftover like_hell like_how like_not long_ago lot_for lot_in mental mismanagement more_a much_as much_needed named need_not needs_attention no_other no_plan no_waste nobody_wants of_blore of_fines of_only of_work office_but on_an on_its one_to only_here or_in or_is overload park_it passer passes past_few path_and pathetic_conditions pavement_and penalties_for people_like pics_of piles_up place_but place_even place_which please_follow please_support plz_look point_is polluted_air ppl_to presence problem_sir pushing put_more ranking remove why_can
2 -1 -1 1: absolutely_no am_sure and_food any_other are_unable bangalore_a besides but_if cm_sir esp excellent fine_but good_initiative hal helps hope_the india_is jc kormangala launched management_and may_be much_more people_just respective road_bbmp road_what sir_kindly spending the_high them_it this_all unauthorised wherever_they win words
2 -1 -2 0: electronic_city needed pm which_causes
2 -1 -2 1: bbmp_bangalore bommanahalli disturbs_the encroachment enforcement i_can is_making people_do sir_it t_understand
2 -1 0 -1: and_one blocking disturbance_to go_to i_guess period re road_by seems_to situation take_to the_situation to_its
2 -1 0 0: demand g
2 -1 1 -1: have_any imagine stopped
2 -1 1 -2: a_minute and_walk and_why any_reason are_forced area_but as_their attack avenue by_these causes_diseases come_back construction_work cost_of coverage excuse facing_a feeder feeling get_an guys_are hardly_any i_understand imposed is_another is_really it_seems jn kindly_help know_how late late_night lot_more malleswaram marina natural now_become obviously of_corruption of_its of_main only_way other_countries outskirts passage people_go people_there pls_make pls_stop portion_of progress_on property_taxes road_daily road_etc second seperate so_there some_are source_of system_in the_hour the_plight the_small they_never this_in to_reduce too_late water_or
2 -1 2 -3: #lorry enter lorry when_there
2 -1 2 -4: walk
2 -1 3 -4: causes_a pass_by we_do
2 -1 3 -5: because_they to_walk
2 -1 4 -5: an_hour freely
2 -1 5 -5: area_due blocked_in cant_walk dav_boys farm footpath_it for_various junction_is light_and locality_there malls months_it mugappair of_pot pl_help s_too so_kindly straight switch the_current the_flow to_lack to_report water_on
2 -1 6 -7: to_which
2 -1 6 -8: a_disaster box_is causing_lots chennai_the dogs_in for_repairing ground_and half_an lic makes_us mornings on_at roads_we taking_action unknowingly which_many working_condition
2 -1 7 -8: scared
2 -2 -1 0: blocks
2 -2 -1 1: ji
2 -2 -2 1: pvt
2 -2 -2 2: followed men on_these shops
2 0 -1 -1: btw for_your from_one gave if_you marathahalli missing parts punished roadsafety see_how supporting talking this_year to_find too_many took understand_why you_want
2 0 -1 0: kr s_in whether
2 0 -2 -1: i_m
2 0 -2 0: wish
2 0 0 -1: entry
2 0 0 -2: easily follow for_months one_of right_in road_after road_the sunday the_only we_don
2 0 1 -3: hrs platform reduced the_platform this_causes through_the to_avoid up_to
2 0 1 -4: walking
2 0 2 -3: standing
2 0 2 -5: pace
2 0 3 -4: is_blocked
2 0 3 -5: 1st_main
2 0 4 -6: walk_and
2 0 6 -8: normal
2 1 -1 -1: ahead simple
2 1 -1 -2: ever everyone no_road than_a
2 1 -1 -3: movement road_near silk_board
2 1 0 -2: as_you
2 1 0 -3: #road although am_not co constant definitely hit move promise road road_and road_in see_any very_poor
2 1 0 -4: #crossing in_your
2 1 1 -3: hard
2 1 1 -4: maintaining pass
2 1 2 -5: #bump* by_a construct snail
2 1 4 -7: nandanam
2 2 -1 -2: #hawker* aap action_should affairs and_pollution appears area_to be_like be_punished can_help cheap closure come_from concern_for corridors damaging_the days_ago do_visit duty exact except_for feel_like fines forgotten fresh from_office hawkers here_s highest hub i_could in_streets in_terms it_became it_becomes jail job_of kya lacking limit manyata_tech never_come next_time of_affairs operate peace plz_take ready_to road_like roads_don s_what sai servants show_some sir_most snarls street_people surrounding_areas take_an tell_me than_half the_maximum the_peak the_service the_vehicle then_they they_start to_an to_bellandur to_tackle traffic_snarls very_slow vijayanagar was_shocked weeks_and welcoming whole_bangalore why_we years_in you_ask you_ll you_ve
2 2 -1 -3: choked conditions going_through over_bangalore today_at zones
2 2 0 -3: blind on_my pedestrian used_by
2 2 0 -4: breaking busy for_any need_of
2 2 0 -5: bangalore_we ongoing roads_of unplanned
2 2 1 -4: horrible
2 2 1 -5: #pedestrian*
2 2 1 -6: heavy
2 2 2 -5: #no_proper_road* a_horrible also_in also_look and_drainage bazaar cars_to chennai_and city_there condition_it construction_going delayed difficulty drivers_and going_in has_led led_to may_not new_one not_all of_an pedestrians repairing_roads scheme sir_after subway the_authority this_very to_become to_identify upto was_going which_we work_going
2 2 2 -6: correctly for_over
2 2 2 -7: vehicles_to
2 2 4 -8: #speed_breaker* opening
2 2 5 -8: #poor_road* below_the cycling disaster flooded_with i_requested is_is residency_road very_very water_treatment
2 3 -1 -4: #pathway common_man commuters pathway sarjapur the_pathetic
2 3 -1 -5: road_but road_to
2 3 0 -5: and_vehicles flyover
2 3 0 -6: commute road_for
2 3 1 -5: road_at
2 3 1 -6: #no_footpath*
2 4 -1 -5: can_walk fast km metro_construction pass_through pls_help
2 4 0 -6: pathetic_road road_from
2 4 0 -7: the_cars
2 5 -1 -5: #worst_road* absolute after_that are_working bengaluru_traffic consideration gottigere high_density is_choked missed road_that see_many they_had time_because travelling_in vehicle_and worst_traffic
2 5 0 -7: #two_wheeler*
2 5 1 -8: #cement_road* a_traffic about_road are_stuck bangalore_there for_few heights heights_of injured more_traffic rider scary the_hell tunnel_road walking_and wind_tunnel
2 6 -1 -7: density
2 6 0 -8: stuck_in
2 7 -1 -8: accident_due accidents_government adjoining ago_and all_traffic and_two areas_are backpain bad_that bangalore_they causing_accidents cops_to for_driving from_years has_fallen is_busy is_formed junction_to killing_us major_traffic many_vehicle miss moving_traffic person_is roads_can tax_in to_sarjapur topped traffic_cop you_look
20 -4 -5 -11: park_their
21 -4 -5 -12: #vehicles_are_parked #wrong_side car_is wrong_side
21 -5 -5 -12: one_road
22 -5 -5 -12: alexa alexa_rankings and_boosting and_real automated_programs boosting boosting_alexa bots bots_or fact_they increasing_your most_traffic offer_quality or_automated people_park programs programs_we provide_unique quality_visitors rankings rankings_websitetraffic real_visitors the_wrong they_offer traffic_websites unique_and use_bots visitors_but visitors_increasing website_traffic websites websites_talk websitetraffic your_website
23 -5 -5 -12: parked_wrongly
25 -6 -6 -13: parking_in
27 -7 -7 -14: are_parking parking_on wrong_parking
29 -7 -8 -14: #no_parking no_parking
3 -1 -1 -1: and_what applicable be_fined both_side can_also clearly connectivity cooking could_have d_road google_maps mercy new_year nightmare on_how park_on police_has size smart_city so_you sort takes tech th the_fine the_progress these_issues though_they trucks_and urgently utter very_high whitefield who_come
3 -1 -1 -2: evening reasons
3 -1 -1 0: the_most
3 -1 -2 0: a_nightmare electronic impact
3 -1 0 -2: a_car diverted faster general_public left_on north term to_increase uses
3 -1 0 -3: in_india that_we
3 -1 1 -3: a_main general motorists road_not
3 -1 1 -4: block_the continuous felt last_two minute of_city proper_road reduce_the road_can roads_this
3 -1 2 -4: route
3 -1 3 -4: and_can make_a packed we_got
3 -1 3 -5: flow
3 -1 3 -6: also_get for_other lacks people_cant the_pedestrians
3 -1 4 -6: therefore
3 -1 5 -6: be_reduced
3 -1 6 -8: people_were
3 -1 7 -8: precious
3 -2 -2 0: vans
3 0 -1 -1: reality
3 0 -1 -2: #underpass* anywhere half or_a penalty real slow strong the_other the_reason wants_to
3 0 -1 -3: delhi they_should
3 0 0 -2: puram
3 0 0 -3: crossing currently quality same_time sign the_school
3 0 0 -4: path road_with to_traffic
3 0 1 -4: #footpath* avoid footpath
3 0 2 -4: a_major a_seperate after_your allow_water and_come and_difficult and_lots another_problem are_bbmp are_finding awful bad_for bangalore_infra bangalore_people big_issue but_is carbon channel choosing civil coming_in cross_the dav_school definitely_not enter_the for_now from_every gathered get_hurt harlur_sarjapur hope_farm huge_amount i_called i_noticed improper_roads in_almost initiative_by is_never is_problem issues_at jeevan localities long_stretch lorry_and midnight nicely night_on nightmare_to north_bangalore not_seeing obstructs of_chaos of_disturbance of_old of_times out_a pace_and paradise park_there people_make people_this prior problem_we progress_in proves put_on report_a request_your ro road_quality s_road secondary secondary_school see_we sounds suffered suffering_with sweage tell_the them_by think_the thiruvanmiyur this_busy this_when time_the times_the to_go to_leave tree_which u_are u_see up_due us_please vehicles_can waiting_to walk_along walk_it way_if we_could we_residents who_were word you_did
3 0 3 -5: blocked
3 0 3 -6: walking_on
3 0 3 -7: s_and
3 1 -1 -2: ask_for bannerghatta_road controlling factory happy_to hosur_road implementation jayanagar liye modi only_in road_causing service_road the_major world_s
3 1 -1 -3: bangalore_to bannerghatta half_of hosur people_can
3 1 -1 -4: amidst any_more areas_in bangalore_bangalore bangalore_needs blocking_traffic city_bangalore if_all implementation_of impossible maximum metro_work occupying remove_the road_why sitting_in unauthorized will_reduce
3 1 0 -3: indiranagar metro_station
3 1 0 -4: #highway #metro_station* #train #vehicle* i_was road_of rules_and silk the_country will_take
3 1 1 -4: and_most as_to bad_conditions concentrate hard_for humps is_already mistake responded taken_on vehicles_come
3 1 1 -5: to_cross
3 1 1 -6: can_not
3 1 2 -7: signal
3 1 3 -6: are_having is_because please_see your_intervention
3 1 3 -8: breaker no_electricity speed_breaker
3 2 -1 -4: arterial causing_traffic no_of
3 2 0 -5: idiots road_there transportation
3 3 -1 -4: a_city a_complete a_scooter ahead_of alive allow_the am_a and_complete and_ignored and_my approx are_pathetic are_scattered are_talking are_these area_called badly_needs bangalore_are bangalore_every barricade basic_road be_an becoming_worst bidadi busy_collecting but_as but_do by_road cafe cause_a cause_traffic citizens_in collecting_fines commuters_are connects construction_on continuing controlling_the criminal crossing_is delivery dividers documents down_when drive_in especially_the ever_they everywhere_the extended eye_to f fee from_any from_more gb government_agencies half_the hebbala here_many here_pls in_monsoon in_whitefield infrastructure_in is_unable it_again its_all its_becoming its_too jail_road jayadeva just_dig ke_liye lacs left_with like_i madivala mannequins months_in nagar_and not_repairing now_i occupied occupying_the on_1st one_wants or_to or_two our_duty our_streets paint parents peacefully please_also please_find police_bbmp publish road_even road_under roads_due roads_from roads_one roads_traffic same_road seen_this side_is sjp sjp_road stones_on sucks t_allow tavarekere terrorist that_all the_outer the_to theres this_side this_which time_on time_this traffic_during venture view_of was_like way_is wearing will_ensure with_proper witnessed worse_and worsened worst_condition yelachenahalli you_could
3 3 -1 -6: a_vehicle bangalore_as for_everyone is_created is_pathetic narrow_road road_condition road_widening
3 3 0 -6: highway road_so wheeler
3 3 1 -6: for_two
3 3 1 -8: lane_is way_for
3 3 2 -8: #pave* automatic been_stuck better_than big_stone covering damages danger_of is_digged of_heavy petrol pondy pondy_bazaar poor_road rare road_rules situations the_narrow the_officers the_walking they_must travel_through treatment_plant vehicles_go will_reach
3 3 3 -8: closed_and
3 4 -1 -5: #road_condition*
3 4 -1 -6: road_conditions sarjapur_road
3 4 0 -6: road_which
3 4 0 -7: if_a
3 5 -1 -6: add_to taken_by
3 5 -1 -7: drive_on widening
3 5 0 -8: road_junction
4 -1 -1 -1: 10th abandoned bangalore_the distance extremely feels have_taken in_other on_footpaths on_main road_towards solving
4 -1 -1 -2: #bus_stand* #park bus bus_stand park parts_of underpass
4 -1 -1 -3: increasing maybe
4 -1 -2 -1: auto talk
4 -1 0 -2: there_will
4 -1 0 -3: almost_every buy for_an of_such only_for
4 -1 0 -4: #foot_path* foot
4 -1 1 -4: break footpath_is
4 -1 2 -5: major_issue who_walk
4 -1 4 -7: walk_on
4 0 -1 -3: bangalore_for cross_road direction have_you income kr_puram one_side road_also safety_of smooth users vehicle
4 0 -1 -4: if_there
4 0 0 -4: be_removed no_place
4 1 -1 -3: bad_road encroached
4 1 -1 -4: #helmet* in_middle nice
4 1 0 -4: #metro metro train was_the
4 1 0 -5: every_road intersection vehicles
4 1 0 -6: travelling
4 1 1 -6: #signal* bangalore_have intersection_of is_closed the_good the_metro
4 2 -1 -5: kms nice_road plus riding
4 2 0 -6: to_move
4 2 0 -7: commuting no_footpath
4 2 1 -6: cars_and
4 2 1 -7: #bikes bikes of_vehicles
4 3 0 -7: wheelers
4 3 1 -8: speed
4 4 -1 -7: mg_road
4 4 0 -7: two_wheelers
4 6 -1 -8: cop worst_road
5 -1 -1 -2: #speeding 10th_main 9th blocked_by caught go_in infront infront_of maps moved no_way of_problem passengers people_on personnel please_remove the_parking vehicle_to will_also
5 -1 -1 -3: #grabage* a_lady after_paying avoid_this banglore chickpet city_for clueless deploy disturb factor feedback give_you govt_is how_people is_most just_come ka limited m_g mask na of_no on_sunday only_on parking_of parking_space people_but reality_of refused road_creating road_space rules_to should_i shree space the_movement then_to then_why they_re thing_is time_for to_these trucks_are tumkur u_hv want_it
5 -1 -1 -4: fact
5 -1 -2 -2: cities rule transport
5 -1 -2 -3: the_foot
5 -1 0 -4: foot_path last_one on_footpath reason_for risk_of see_that sir_why they_were
5 -1 1 -5: and_poor and_stop are_narrow condition_this culture died in_south late_to majestic minutes neighbours seeing_the snail_pace so_in sudden surprisingly the_footpath the_intersection the_reasons the_safety them_for they_even to_pass vip width your_visit
5 -1 2 -6: bikers in_footpath
5 -1 4 -8: construction_materials footpath_which my_car
5 -1 5 -8: #traffic_signal*
5 0 -1 -4: bangalore_city helmet south stops
5 0 -1 -5: peak
5 0 0 -5: neck
5 0 1 -6: hour hours
5 0 2 -7: are_walking
5 1 -1 -4: ask_the in_electronic old_airport on_one removed_from situation_in they_park
5 1 -1 -5: mall road_they
5 1 0 -6: #lane lane road_where the_vehicles
5 1 1 -6: #trains peak_hour road_are
5 1 1 -7: narrow
5 1 1 -8: the_bangalore
5 2 -1 -5: #road_widening and_security anywhere_in at_bangalore bangalore_that caused_a caused_due charging even_walk everyday_but here_if i_find is_worst menace_on moving must_not nh panathur_road peak_hours public_transport road_safety roads_please the_menace the_pathway then_you to_airport to_office urgent
5 2 -1 -7: outer
5 2 0 -6: bike
5 2 0 -7: bangalore_has south_bangalore
5 2 1 -8: a_footpath also_causes anytime bikes_are is_suffering properly_so requested_to the_speed traveling
5 3 -1 -6: causes_traffic hour_to road_users traffic_fines
5 3 -1 -7: mg
5 4 0 -8: #speed
5 5 -1 -8: #trafic everyone_is important_road traffic_road trafic
6 -1 -1 -3: beyond city_of movement_of mysore_road on_foot owner
6 -1 -1 -4: a_parking allowing and_half at_their bangalore_today creating_traffic hr main_reason marathalli the_passengers the_space website you_re
6 -1 -2 -3: brigade
6 -1 -2 -4: driver t_do
6 -1 0 -5: reasons_for red
6 -1 1 -6: bangalore_in minimum whitetopping
6 -2 -2 -3: bmtc
6 0 -1 -5: conditions_in cops early hai rules the_bus tin traffic_cops
6 0 -1 -6: #public_transport* =traffic bangalore
6 0 0 -7: trains
6 0 2 -8: the_footpaths
6 1 -1 -5: #drivers
6 1 -1 -6: drivers driving_in new_traffic park_the this_any
6 1 1 -8: ambulance congested wheelers_and
6 2 -1 -7: #jams and_bangalore and_road jams outer_ring
6 2 0 -7: #driving driving
6 3 -1 -7: ring ring_road road_tax
7 -1 -1 -5: #road_hump* a_distance a_food about_bangalore all_have and_m and_with are_busy as_everyone at_road autos_are autos_parked bangalore_from bangalore_now beat beginning being_an blatant bommasandra builder but_who cars_parked chandapura cities_in city_like city_no city_which convenient dear_pm early_morning ease employment even_on every_city footpath_outside for_almost fucking gdp go_anywhere good_time government_have holes_and hosmat hosmat_hospital hours_in indeed introduce is_piling is_road is_such it_took lane_and lane_for lavelle lavelle_road leave_their left_them look_after madness manage_traffic many_cars max median misery mode no_no of_commuters of_those on_in one_place or_by parked_near parking_place parking_spaces passenger penalty_for records road_humps roads_more session situation_and space_on stalls_are stiff struggle suddenly t_happen t_park t_walk take_away tell_you tempo their_duty this_disturbs time_is to_kr today_it traffic_from travelling_from two_hours understood unlike unruly vans_are various_parts vehicle_no vehicles_but vehicles_should vehicles_which visit_to we_call who_take win_the window with_same wonder_how zebra
7 -1 -1 -6: toll
7 -1 -2 -4: stalls
7 -1 -2 -5: cycle
7 -1 0 -7: vehicles_are
7 -1 2 -8: a_separate and_accidents better_road bikes_and bikes_on bumper bumper_to but_today car_park flow_on full_traffic go_up literally_not make_use nadu of_outer or_water our_neighbours problems_it roadside_this scared_of street_the tamil tamil_nadu their_bikes their_will to_bumper towards_bangalore traffic_lights traffic_so tuition vehicles_that walk_but walk_freely water_lorry
7 -2 -2 -3: #bmtc*
7 -2 -2 -4: offer
7 0 -1 -5: but_in
7 0 -1 -6: dedicated traffic_management
7 0 0 -6: bangalore_s
7 1 -1 -6: in_bangalore mins traffic_problem
7 1 -1 -7: bangalore_is on_outer traffic_but traffic_in traffic_jams vehicles_in
7 1 -1 -8: in_traffic
7 1 -2 -6: bangalore_and of_traffic
7 2 -1 -8: 5kms ago_a anymore are_bad bangalore_so bangalore_was bikes_in buses_are busy_in city_road day_traffic decongest distress drivers_are for_parking have_traffic hours_on lane_road like_traffic one_or regulate regulate_traffic ride_on road_flyover road_via stop_white struck the_left the_sign today_in topping_work traffic_fine traffic_sense traffic_woes traveled
7 3 -2 -8: traffic_issues
8 -1 -1 -5: bangalore_one fuel inner
8 -1 -1 -6: #buses buses discipline
8 -1 -2 -4: mysore not_that
8 -1 -2 -5: #auto_drivers auto_drivers for_road not_allowing vehicles_parked
8 -1 -2 -6: okay roads_with
8 -1 0 -7: at_every please_avoid public_transportation
8 -1 1 -7: space_to
8 -1 2 -8: be_no
8 -2 -2 -5: how_they
8 0 -1 -7: #cars and_traffic cars reached s_traffic tin_factory traffic_i
8 0 -2 -6: airport with_traffic
8 0 -2 -7: of_bangalore
8 0 0 -8: road_as
8 2 -1 -8: heavy_traffic horrible_traffic
8 2 -2 -8: huge_traffic traffic_is
9 -1 -1 -6: 9th_a average bypass city_traffic fare follow_traffic i_ll inch main_indiranagar nagar_bangalore palace park_at parking_and parking_area police_and police_have road_infrastructure suburban target the_auto the_rules violation
9 -1 -1 -7: the_car
9 -1 -2 -6: food_stalls parking_lot police thippasandra
9 -1 -2 -7: bangalorerains lanes usable
9 -1 0 -7: other_vehicles
9 -1 1 -8: blocked_the current_is driving_on one_hour stop_at that_bangalore vechiles walk_because which_people
9 -2 -1 -6: do_that
9 -2 -2 -5: in_no
9 0 -1 -9: bangalore_road min
9 0 -2 -7: #bus for_walking many_vehicles pune sir_bangalore traffic_jam
9 0 -2 -8: #traffic* traffic
9 1 -1 -8: bad_traffic by_bangalore in_worst left_side like_bangalore mangalore of_metro parking_car police_in traffic_conditions traffic_please
`,
};
