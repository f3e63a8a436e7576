/**
 * Wards (code|name|zone|assembly constituency|parliamentary constituency) and the places of pincodes in them
 * (pincode|index of the ward|area|latitude|longitude, in degrees). The first place of a pincode is its main one. The
 * source is India Post's directory of post offices (GODL-India). The ward and the constituency of each place were
 * computed from boundaries published by DataMeet (CC BY) and HindustanTimesLabs (MIT).
 */
export const GEOGRAPHY: ReadonlyArray<{ city: string; wards: string; places: string }> = [
  {
    city: 'mumbai',
    wards: `
A|Colaba|Zone 1|Colaba|Mumbai South
B|Sandhurst Road|Zone 1|Mumbadevi|Mumbai South
C|Marine Lines|Zone 1|Colaba|Mumbai South
D|Grant Road|Zone 1|Malabar Hill|Mumbai South
E|Byculla|Zone 1|Byculla|Mumbai South
F/North|Matunga|Zone 2|Wadala|Mumbai South Central
F/South|Parel|Zone 2|Shivadi|Mumbai South
G/North|Dadar|Zone 2|Mahim|Mumbai South Central
G/South|Worli|Zone 2|Worli|Mumbai South
H/East|Santacruz East|Zone 3|Vandre East|Mumbai North Central
H/West|Bandra West|Zone 3|Vandre West|Mumbai North Central
K/East|Andheri East|Zone 3|Andheri East|Mumbai North West
K/West|Andheri West|Zone 4|Versova|Mumbai North West
L|Kurla|Zone 5|Kurla|Mumbai North Central
M/East|Govandi|Zone 5|Anushakti Nagar|Mumbai South Central
M/West|Chembur|Zone 5|Chembur|Mumbai South Central
N|Ghatkopar|Zone 6|Ghatkopar West|Mumbai North East
P/North|Malad|Zone 4|Malad West|Mumbai North
P/South|Goregaon|Zone 4|Goregaon|Mumbai North West
R/Central|Borivali|Zone 7|Borivali|Mumbai North
R/North|Dahisar|Zone 7|Dahisar|Mumbai North
R/South|Kandivali|Zone 7|Kandivali East|Mumbai North
S|Bhandup|Zone 6|Bhandup West|Mumbai North East
T|Mulund|Zone 6|Mulund|Mumbai North East
`,
    places: `
400001|0|Mumbai|18.9364|72.8355
400002|2|Kalbadevi|18.9455|72.8285
400003|3|Mandvi|18.9634|72.8226
400003|4|Masjid|18.9634|72.8390
400004|3|Girgaon|18.9574|72.8194
400004|2|Madhavbaug|18.9548|72.8272
400005|0|Colaba|18.9112|72.8118
400006|3|Malabar Hill|18.9547|72.8041
400007|3|Grant Road|18.9599|72.8155
400007|6|Tardeo|18.9989|72.8401
400008|4|J.J.Hospital|18.9716|72.8279
400008|3|Mumbai Central|18.9656|72.8222
400009|1|Princess Dock|18.9505|72.8408
400009|4|Chinchbunder|18.9640|72.8470
400009|6|Noor Baug|18.9942|72.8402
400010|4|Mazgaon|18.9712|72.8407
400011|4|Agripada|18.9769|72.8243
400011|8|Jacob Circle|18.9845|72.8284
400012|6|Parel|19.0013|72.8382
400013|8|Delisle Road|18.9952|72.8274
400014|5|Dadar|19.0184|72.8475
400014|6|Naigaon|19.0048|72.8460
400015|4|Sewri|18.9772|72.8494
400016|7|Mahim|19.0340|72.8425
400017|7|Dharavi|19.0423|72.8517
400018|8|Worli|19.0059|72.8169
400019|5|Matunga|19.0280|72.8527
400020|0|Central Building|18.9344|72.8268
400020|2|Marine Lines|18.9449|72.8283
400021|0|Nariman Point|18.9305|72.8268
400022|5|Sion|19.0400|72.8653
400022|12|Transit Camp|19.0877|72.8335
400022|13|Chunabhatti|19.0557|72.8722
400024|13|Nehru Nagar|19.0604|72.8801
400025|7|Prabhadevi|19.0153|72.8370
400025|8|New Prabhadevi Road|19.0106|72.8285
400026|3|Cumballa Hill|18.9676|72.8040
400026|6|Gowalia Tank|18.9870|72.8422
400027|4|V J B Udyan|18.9767|72.8319
400028|7|Bhawani Shankar|19.0221|72.8389
400029|9|Santacruz P and T  Colony|19.0817|72.8629
400030|8|Worli Colony|19.0166|72.8177
400031|5|Wadala|19.0156|72.8556
400031|6|Kidwai Nagar|19.0098|72.8527
400032|0|Mantralaya SO Mumbai|18.9285|72.8284
400033|6|Cotton Exchange|18.9870|72.8458
400033|0|L B S N E collage|18.9430|72.8370
400033|3|Tank Road|18.9663|72.8221
400033|4|Kalachowki|18.9852|72.8364
400034|3|Tulsiwadi|18.9731|72.8185
400034|8|Haji Ali|18.9809|72.8151
400035|3|Rajbhavan|18.9435|72.7943
400037|5|Antop Hill|19.0241|72.8633
400042|22|Bhandup East|19.1422|72.9391
400043|14|Shivaji Nagar SO Mumbai|19.0573|72.9233
400049|12|Juhu|19.1110|72.8254
400050|10|Bandra West|19.0566|72.8338
400051|9|Bandra|19.0598|72.8467
400052|10|Khar Delivery|19.0682|72.8360
400053|12|Andheri|19.1261|72.8317
400054|10|Santacruz|19.0824|72.8343
400054|12|Santacruz Central|19.0925|72.8396
400055|9|Santacruz|19.0810|72.8426
400056|12|Vileparle|19.1039|72.8403
400057|11|Vileeparle|19.1034|72.8472
400058|12|Andheri Railway Station|19.1244|72.8399
400059|11|J.B. Nagar|19.1162|72.8822
400060|11|Jogeshwari East|19.1314|72.8624
400061|12|Vesava|19.1283|72.8326
400063|18|Goregaon East|19.1588|72.8514
400064|17|Malad West Dely|19.1870|72.8450
400065|18|Aareymilk Colony|19.1498|72.8670
400065|17|Nagari Niwara|19.1756|72.8778
400066|19|Borivali East|19.2334|72.8595
400067|21|Kandivali West|19.2093|72.8262
400067|19|Kandivali RS|19.2319|72.8404
400068|20|Dahisar|19.2480|72.8605
400069|11|Andheri East|19.1202|72.8499
400070|13|Kurla West|19.0688|72.8778
400071|15|Chembur|19.0567|72.8982
400072|13|Sakinaka|19.1110|72.8903
400074|15|Fci|19.0456|72.8948
400075|16|Pant Nagar|19.0844|72.9181
400076|22|Powai Iit|19.1289|72.9194
400077|16|Rajawadi|19.0778|72.8985
400078|22|Bhandup West|19.1496|72.9347
400079|16|Vikhroli|19.1057|72.9222
400080|23|Mulund West|19.1752|72.9525
400080|22|Nehru Road SO Mumbai|19.1144|72.9331
400081|23|Mulund East|19.1672|72.9622
400082|23|Bhandup Complex|19.1706|72.9332
400083|22|Tagore Nagar|19.1169|72.9375
400084|16|Barve Nagar|19.0979|72.9043
400085|5|Barc|19.0175|72.8562
400086|16|Ghatkopar West|19.0862|72.9082
400087|22|IIM Mumbai PO|19.1348|72.8997
400088|14|T F Deonar|19.0450|72.9169
400089|15|Tilak Nagar SO Mumbai|19.0658|72.9004
400091|19|Borivali|19.2321|72.8404
400092|19|Borivali West|19.2292|72.8554
400093|11|Chakala Midc|19.1175|72.8651
400094|14|Anushakti Nagar|19.0380|72.9248
400095|17|Kharodi|19.1936|72.8094
400096|11|Seepz|19.1244|72.8734
400097|17|Malad East|19.1820|72.8510
400098|9|Vidyanagari|19.0733|72.8607
400099|11|Sahar P and T Colony|19.1009|72.8620
400101|21|Kandivali East|19.2079|72.8697
400102|12|Jogeshwari West|19.1356|72.8475
400102|18|Oshiwara|19.1469|72.8573
400103|20|Mandapeshwar|19.2457|72.8516
400104|18|Motilal Nagar|19.1668|72.8378
400104|19|Goregaon SO Mumbai|19.2343|72.8238
`,
  },
  {
    city: 'bangalore',
    wards: `
Bengaluru Rural district|Bengaluru Rural district|||
Bengaluru Urban district|Bengaluru Urban district|||
Ward 1 Kempegowda Ward|Kempegowda Ward||Yelahanka|Chikkballapur
Ward 3 Someshwara Ward|Someshwara Ward||Yelahanka|Chikkballapur
Ward 5 Yelahanka Satellite Town|Yelahanka Satellite Town||Yelahanka|Chikkballapur
Ward 8 Jakkuru|Jakkuru||Byatarayanapura|Bangalore North
Ward 9 Amrutahalli|Amrutahalli||Byatarayanapura|Bangalore North
Ward 10 Kempapura|Kempapura||Byatarayanapura|Bangalore North
Ward 11 Byatarayanapura|Byatarayanapura||Byatarayanapura|Bangalore North
Ward 13 Dodda Bommasandra|Dodda Bommasandra||Byatarayanapura|Bangalore North
Ward 14 Vidyaranyapura|Vidyaranyapura||Byatarayanapura|Bangalore North
Ward 15 Kuvempunagar|Kuvempunagar||Byatarayanapura|Bangalore North
Ward 19 Defence Colony|Defence Colony||Dasarahalli|Bangalore North
Ward 21 T Dasarahalli|T Dasarahalli||Dasarahalli|Bangalore North
Ward 23 Nelagadderanahalli|Nelagadderanahalli||Dasarahalli|Bangalore North
Ward 27 Sunkadakatte|Sunkadakatte||Rajarajeshwarinagar|Bangalore Rural
Ward 30 Herohalli|Herohalli||Yeshvanthapura|Bangalore North
Ward 31 Doddagollarahatti|Doddagollarahatti||Yeshvanthapura|Bangalore North
Ward 33 Kengeri|Kengeri||Yeshvanthapura|Bangalore North
Ward 34 Bande Mutt|Bande Mutt||Rajarajeshwarinagar|Bangalore Rural
Ward 35 Hemmigepura|Hemmigepura||Yeshvanthapura|Bangalore North
Ward 36 Chatrapati Shivaji|Chatrapati Shivaji||Rajarajeshwarinagar|Bangalore Rural
Ward 37 Chanakya|Chanakya||Rajarajeshwarinagar|Bangalore Rural
Ward 38 J P Park|J P Park||Rajarajeshwarinagar|Bangalore Rural
Ward 40 Veeramadakari|Veeramadakari||Rajarajeshwarinagar|Bangalore Rural
Ward 41 Peenya|Peenya||Rajarajeshwarinagar|Bangalore Rural
Ward 42 Lakshmi Devi Nagar|Lakshmi Devi Nagar||Rajarajeshwarinagar|Bangalore Rural
Ward 47 Nalvadi Krishnaraja Wadior Park|Nalvadi Krishnaraja Wadior Park||Rajarajeshwarinagar|Bangalore Rural
Ward 48 Jnana Bharathi|Jnana Bharathi||Rajarajeshwarinagar|Bangalore Rural
Ward 49 Rajarajeshwari Nagar|Rajarajeshwari Nagar||Rajarajeshwarinagar|Bangalore Rural
Ward 51 Nagapura|Nagapura||Mahalakshmi Layout|Bangalore North
Ward 52 Mahalakshimpuram|Mahalakshimpuram||Mahalakshmi Layout|Bangalore North
Ward 53 Nandini Layout|Nandini Layout||Mahalakshmi Layout|Bangalore North
Ward 57 Shakthi Ganapathi Nagar|Shakthi Ganapathi Nagar||Mahalakshmi Layout|Bangalore North
Ward 58 Vrisabhavathi Nagar|Vrisabhavathi Nagar||Mahalakshmi Layout|Bangalore North
Ward 60 Aramane Nagara|Aramane Nagara||Malleshwaram|Bangalore North
Ward 61 Malleswaram|Malleswaram||Malleshwaram|Bangalore North
Ward 62 Subramanya Nagar|Subramanya Nagar||Malleshwaram|Bangalore North
Ward 63 Gayithri Nagar|Gayithri Nagar||Malleshwaram|Bangalore North
Ward 64 Kadu Malleshwara|Kadu Malleshwara||Malleshwaram|Bangalore North
Ward 65 Rajamahal Guttahalli|Rajamahal Guttahalli||Malleshwaram|Bangalore North
Ward 67 Sanjaya Nagar|Sanjaya Nagar||Hebbal|Bangalore North
Ward 70 Hebbala|Hebbala||Hebbal|Bangalore North
Ward 71 Chamundi Nagara|Chamundi Nagara||Hebbal|Bangalore North
Ward 80 Pulikeshinagar|Pulikeshinagar||Pulakeshinagar(sc)|Bangalore North
Ward 81 Horamavu|Horamavu||K. R. Pura|Bangalore North
Ward 86 K R Puram|K R Puram||K. R. Pura|Bangalore North
Ward 87 Medahalli|Medahalli||K. R. Pura|Bangalore North
Ward 88 Basavanapura|Basavanapura||K. R. Pura|Bangalore North
Ward 89 Devasandra|Devasandra||Mahadevapura|Bangalore Central
Ward 90 Mahadevapura|Mahadevapura||K. R. Pura|Bangalore North
Ward 93 Hal Airport|Hal Airport||Mahadevapura|Bangalore Central
Ward 95 Nagavara|Nagavara||Sarvagnanagar|Bangalore Central
Ward 98 Kacharkanahalli|Kacharkanahalli||Sarvagnanagar|Bangalore Central
Ward 99 Hrbr Layout|Hrbr Layout||Sarvagnanagar|Bangalore Central
Ward 100 Banasavadi|Banasavadi||Sarvagnanagar|Bangalore Central
Ward 102 Lingarajapura|Lingarajapura||Sarvagnanagar|Bangalore Central
Ward 105 Belathur|Belathur||Mahadevapura|Bangalore Central
Ward 106 Hudi|Hudi||K. R. Pura|Bangalore North
Ward 108 Dodda Nekkundi|Dodda Nekkundi||Mahadevapura|Bangalore Central
Ward 110 Whitefield|Whitefield||Mahadevapura|Bangalore Central
Ward 112 Varthuru|Varthuru||Mahadevapura|Bangalore Central
Ward 113 Munnekollala|Munnekollala||Mahadevapura|Bangalore Central
Ward 116 Doddakanahalli|Doddakanahalli||Mahadevapura|Bangalore Central
Ward 117 C V Raman Nagar|C V Raman Nagar||C. V. Raman Nagar(sc)|Bangalore Central
Ward 121 Old Thippasandra|Old Thippasandra||C. V. Raman Nagar(sc)|Bangalore Central
Ward 122 New Thippasandra|New Thippasandra||C. V. Raman Nagar(sc)|Bangalore Central
Ward 127 Jayamahal|Jayamahal||Shivajinagar|Bangalore Central
Ward 128 Vasanth Nagar|Vasanth Nagar||Shivajinagar|Bangalore Central
Ward 129 Sampangiram Nagar|Sampangiram Nagar||Shivajinagar|Bangalore Central
Ward 131 Ulsoor|Ulsoor||Shivajinagar|Bangalore Central
Ward 132 Dattatreya Temple|Dattatreya Temple||Malleshwaram|Bangalore North
Ward 133 Gandhinagar|Gandhinagar||Gandhi Nagar|Bangalore Central
Ward 134 Subhash Nagar|Subhash Nagar||Gandhi Nagar|Bangalore Central
Ward 136 Binnipete|Binnipete||Gandhi Nagar|Bangalore Central
Ward 137 Cottonpete|Cottonpete||Gandhi Nagar|Bangalore Central
Ward 140 Prakash Nagar|Prakash Nagar||Rajaji Nagar|Bangalore Central
Ward 141 Rajaji Nagar|Rajaji Nagar||Rajaji Nagar|Bangalore Central
Ward 145 Kamakshipalya|Kamakshipalya||Govindraj Nagar|Bangalore South
Ward 146 Dr. Raj Kumar Ward|Dr. Raj Kumar Ward||Govindraj Nagar|Bangalore South
Ward 150 Marenahalli|Marenahalli||Govindraj Nagar|Bangalore South
Ward 153 Nagarabhavi|Nagarabhavi||Govindraj Nagar|Bangalore South
Ward 157 Vijayanagar|Vijayanagar||Vijay Nagar|Bangalore South
Ward 159 Hampi Nagar|Hampi Nagar||Vijay Nagar|Bangalore South
Ward 161 Attiguppe|Attiguppe||Govindraj Nagar|Bangalore South
Ward 162 Gali Anjenaya Temple Ward|Gali Anjenaya Temple Ward||Vijay Nagar|Bangalore South
Ward 163 Veerabhadranagar|Veerabhadranagar||Vijay Nagar|Bangalore South
Ward 164 Avalahalli|Avalahalli||Vijay Nagar|Bangalore South
Ward 167 Jagajivanaram Nagar|Jagajivanaram Nagar||Chamrajpet|Bangalore Central
Ward 173 Sunkenahalli|Sunkenahalli||Chickpet|Bangalore South
Ward 174 Vishveshwara Puram|Vishveshwara Puram||Chickpet|Bangalore South
Ward 175 Ashoka Pillar|Ashoka Pillar||Chickpet|Bangalore South
Ward 176 Someshwara Nagar|Someshwara Nagar||Chickpet|Bangalore South
Ward 177 Hombegowda Nagara|Hombegowda Nagara||Chickpet|Bangalore South
Ward 178 Domlur|Domlur||Shanti Nagar|Bangalore Central
Ward 181 Shantala Nagar|Shantala Nagar||Shivajinagar|Bangalore Central
Ward 182 Shanthi Nagar|Shanthi Nagar||Shanti Nagar|Bangalore Central
Ward 183 Neelasandra|Neelasandra||Shanti Nagar|Bangalore Central
Ward 184 Vannarapete|Vannarapete||Shanti Nagar|Bangalore Central
Ward 186 Koramangala|Koramangala||B. T. M Layout|Bangalore South
Ward 187 Adugodi|Adugodi||B. T. M Layout|Bangalore South
Ward 189 Suddagunte Palya|Suddagunte Palya||B. T. M Layout|Bangalore South
Ward 190 Madivala|Madivala||B. T. M Layout|Bangalore South
Ward 191 Jakkasandra|Jakkasandra||B. T. M Layout|Bangalore South
Ward 192 Btm Layout|Btm Layout||B. T. M Layout|Bangalore South
Ward 196 Byrasandra|Byrasandra||Jayanagar|Bangalore South
Ward 197 Shakambari Nagar|Shakambari Nagar||Jayanagar|Bangalore South
Ward 198 J P Nagar|J P Nagar||Jayanagar|Bangalore South
Ward 201 Umamaheshwara Ward|Umamaheshwara Ward||Padmanaba Nagar|Bangalore South
Ward 205 Vikram Nagar|Vikram Nagar||Bangalore South|Bangalore Rural
Ward 206 Padmanabha Nagar|Padmanabha Nagar||Padmanaba Nagar|Bangalore South
Ward 210 Basavanagudi|Basavanagudi||Basavanagudi|Bangalore South
Ward 212 Srinivasa Nagar|Srinivasa Nagar||Basavanagudi|Bangalore South
Ward 213 Srinagar|Srinagar||Basavanagudi|Bangalore South
Ward 214 Girinagar|Girinagar||Basavanagudi|Bangalore South
Ward 215 Katriguppe|Katriguppe||Basavanagudi|Bangalore South
Ward 218 Subramanyapura|Subramanyapura||Bangalore South|Bangalore Rural
Ward 219 Vasanthpura|Vasanthpura||Bangalore South|Bangalore Rural
Ward 220 Yelachenahalli|Yelachenahalli||Bangalore South|Bangalore Rural
Ward 222 Rbi Layout|Rbi Layout||Bangalore South|Bangalore Rural
Ward 224 Anjanapura|Anjanapura||Bangalore South|Bangalore Rural
Ward 225 Gottigere|Gottigere||Bangalore South|Bangalore Rural
Ward 227 Begur|Begur||Bangalore South|Bangalore Rural
Ward 228 Naganathapura|Naganathapura||Bangalore South|Bangalore Rural
Ward 230 Agara|Agara||B. T. M Layout|Bangalore South
Ward 232 Hsr - Singasandra|Hsr - Singasandra||Bommanahalli|Bangalore South
Ward 237 Bilekhalli|Bilekhalli||Bommanahalli|Bangalore South
Ward 239 Hulimavu|Hulimavu||Bommanahalli|Bangalore South
Ward 243 Kudlu|Kudlu|||Bangalore Rural
`,
    places: `
560001|68|Legislators Home|12.9839|77.5913
560001|69|CMM Court Complex|12.9803|77.5948
560001|67|Vidhana Soudha|12.9875|77.6047
560001|75|HighCourt|12.9684|77.5692
560001|95|Bengaluru|12.9716|77.5946
560002|69|Bengaluru Corporation Building|12.9651|77.5876
560003|39|Malleswaram|13.0021|77.5731
560003|71|Swimming Pool Extn|13.0027|77.5720
560003|40|Palace Guttahalli|13.0019|77.5791
560004|89|Basavanagudi|12.9445|77.5697
560004|90|Mavalli|12.9526|77.5769
560005|44|Fraser Town|13.0007|77.6161
560006|35|Training Command IAF|13.0168|77.5833
560006|43|J C Nagar|13.0216|77.5928
560007|94|Air Force Hospital|12.9636|77.6291
560008|65|H A L II Stage|12.9685|77.6426
560009|69|Bengaluru Dist Offices Bldg|12.9729|77.5833
560009|72|K. G. Road|12.9735|77.5803
560010|76|Rajajinagar IVth Block|12.9830|77.5610
560010|77|Rajajinagar|12.9932|77.5545
560010|79|Industrial Estate|12.9777|77.5495
560011|91|Madhavan Park|12.9367|77.5856
560011|105|Jayangar III Block|12.9305|77.5835
560012|35|Science Institute|13.0138|77.5665
560013|9|Jalahalli|13.0511|77.5529
560013|11|Jalahalli East|13.0643|77.5465
560015|24|Jalahalli West|13.0464|77.5227
560016|46|Doorvaninagar|13.0045|77.6833
560016|47|Ramamurthy Nagar|13.0141|77.6827
560016|50|Krishnarajapuram R S|12.9854|77.6771
560017|90|Vimanapura|12.9447|77.5740
560018|88|Goripalya|12.9648|77.5550
560018|89|Chamrajpet|12.9562|77.5661
560020|72|Seshadripuram|12.9885|77.5746
560021|37|Gayathrinagar|13.0064|77.5550
560021|38|Srirampuram|12.9952|77.5638
560022|21|Yeswanthpura|13.0280|77.5409
560022|36|Yeshwanthpur Bazar|13.0201|77.5564
560023|74|Magadi Road|12.9756|77.5603
560024|7|Hebbal Kempapura|13.0493|77.6046
560024|41|H A Farm|13.0304|77.5867
560024|42|Anandanagar|13.0330|77.5907
560025|95|Museum Road|12.9748|77.6040
560025|97|CMP Centre And School|12.9548|77.6086
560026|85|Nayandahalli|12.9494|77.5363
560026|87|Governmemnt Electric Factory|12.9544|77.5443
560027|69|Sampangiramnagar|12.9677|77.5922
560027|93|Wilson Garden|12.9487|77.5978
560027|96|Shanthinagar|12.9617|77.5977
560029|92|Dharmaram College|12.9376|77.5991
560029|101|Tavarekere|12.9220|77.6103
560030|93|Adugodi|12.9485|77.6017
560032|43|R T Nagar|13.0221|77.5930
560033|1|Maruthi Sevanagar|13.0079|77.1098
560034|99|Koramangala|12.9271|77.6266
560034|100|St. Johns Medical College|12.9297|77.6215
560034|103|Koramangala I Block|12.9215|77.6318
560035|63|Carmelram|12.9075|77.6957
560036|46|Devasandra|13.0107|77.6860
560036|49|Krishnarajapuram|13.0052|77.6960
560037|59|Doddanekkundi|12.9721|77.6944
560037|60|Kundalahalli|12.9589|77.7160
560037|49|Marathahalli Colony|12.9959|77.6882
560037|51|Rameshnagar|12.9643|77.6824
560038|90|Indiranagar|12.9447|77.5740
560040|80|Vijayanagar|12.9714|77.5368
560040|82|Vijayanagar East|12.9727|77.5456
560040|84|Chandra Lay Out|12.9583|77.5287
560041|105|Jayanagar|12.9246|77.5888
560041|106|Jayanagar East|12.9198|77.5924
560042|70|Sivan Chetty Gardens|12.9820|77.6124
560043|55|Banaswadi|13.0138|77.6524
560043|90|Kalyananagar|12.9447|77.5740
560043|54|Jalavayuvihar|13.0220|77.6348
560045|52|Arabic College|13.0326|77.6208
560047|90|Viveknagar|12.9447|77.5740
560047|98|Austin Town|12.9554|77.6157
560048|58|Hoodi|12.9922|77.7159
560048|49|Mahadevapura|12.9954|77.6991
560049|46|Bhattarahalli|13.0188|77.7099
560049|48|Virgonagar|13.0184|77.7184
560050|112|Banashankari|12.9434|77.5570
560050|111|Ashoknagar|12.9376|77.5647
560050|113|State Bank Of Mysuru Colony|12.9379|77.5510
560051|1|H K P Road|12.1554|78.0118
560053|75|Chickpet|12.9689|77.5731
560054|22|Mathikere|13.0287|77.5580
560054|23|Sri Chowdeshwari|13.0349|77.5534
560054|35|Msrit|13.0298|77.5637
560055|36|Malleswaram West|13.0090|77.5629
560056|27|Mallathahalli|12.9596|77.4996
560056|28|Bengaluru vishwavidyalaya|12.9500|77.5017
560057|13|Peenya Dasarahalli|13.0465|77.5128
560058|14|Peenya Small Industries|13.0165|77.5076
560058|25|Peenya I Stage|13.0346|77.5262
560058|26|Laggere|13.0107|77.5233
560059|19|Rv Niketan|12.9249|77.4992
560060|18|Kengeri|12.9156|77.4816
560060|20|Chudenapura|12.8991|77.4873
560061|116|Subramanyapura|12.8991|77.5441
560061|117|Chikkalasandra|12.9089|77.5492
560062|105|Konanakunte|12.9269|77.5918
560062|117|Doddakallasandra|12.8871|77.5579
560063|2|BSF Campus Yelahanka|13.1280|77.6077
560064|8|Yelahanka Satellite Town|13.0853|77.5688
560064|3|Attur|13.1070|77.5663
560064|4|Yelahanka|13.0858|77.5856
560064|5|Jakkur|13.0631|77.6207
560065|9|G K V K|13.0686|77.5688
560066|57|E P I P|12.9872|77.7322
560066|60|Whitefield|12.9677|77.7494
560067|0|Kadugodi|12.5656|77.4625
560068|125|Bommanahalli|12.8923|77.6392
560068|102|Madivala|12.9228|77.6177
560068|128|Kudlu|12.8887|77.6570
560070|108|B Sk II Stage|12.9264|77.5697
560070|110|Padmanabhnagar|12.9186|77.5576
560070|111|Thyagarajnagar|12.9351|77.5685
560071|1|Domlur|12.1669|77.1100
560072|81|Nagarbhavi|12.9552|77.5156
560073|12|Nagasandra|13.0566|77.5081
560074|1|Kumbalagodu|12.8798|77.4466
560075|66|Jeevanbhimanagar|12.9711|77.6560
560076|104|Mico Layout|12.9105|77.6101
560076|119|JP Nagar VIII phase|12.8835|77.5831
560076|126|Bannerghatta Road|12.8986|77.6010
560076|127|Mount St Joseph|12.8732|77.5971
560077|45|Kothanur|13.0637|77.6489
560077|5|Dr. Shivarama Karanth Nagar|13.0681|77.6292
560078|107|J P Nagar|12.9130|77.5923
560078|118|Yelachenahalli|12.9002|77.5709
560079|78|K H B Colony|12.9820|77.5331
560079|33|Basaveshwaranagar|12.9937|77.5391
560079|34|Kamakshipalya|12.9875|77.5283
560080|35|Sadashivanagar|13.0093|77.5767
560081|1|Chandapura|12.8017|77.7043
560082|1|Udaypura|12.8335|77.5117
560083|121|Gottigere|12.8565|77.5884
560084|56|Lingarajapuram|13.0105|77.6247
560084|53|St. Thomas Town|13.0134|77.6298
560085|114|Banashankari III Stage|12.9376|77.5422
560085|115|Kathriguppe|12.9283|77.5509
560086|30|West of Chord Road II stage|13.0029|77.5464
560086|31|Mahalakshmipuram Layout|13.0106|77.5465
560087|61|Vartur|12.9413|77.7466
560087|73|Muthsandra|12.9770|77.5680
560088|1|Hessarghatta|13.1340|77.4788
560089|1|Hessarghatta Lake|13.1335|77.4911
560090|1|Chikkabanavara|13.0863|77.4973
560091|15|Viswaneedam|12.9910|77.5027
560091|16|Herohalli|12.9906|77.4879
560091|17|Sir M.VISVESVARAYA NAGARA|12.9716|77.4923
560092|7|Sahakaranagar|13.0521|77.5991
560092|86|Byatarayanapura|12.9498|77.5412
560092|6|Amruthahalli|13.0569|77.5985
560093|64|C V Raman Nagar|12.9861|77.6522
560094|41|R M V Extension II Stage|13.0384|77.5747
560095|99|Koramangala VI Bk|12.9385|77.6191
560096|32|Nandinilayout|13.0114|77.5359
560097|10|Vidyaranyapura|13.0794|77.5595
560098|29|Rajarajeshwarinagar|12.9092|77.5177
560098|19|Pattanagere P.O|12.9206|77.5108
560099|1|Bommasandra Industrial Estate|12.8401|77.6975
560100|1|Electronics City|12.8401|77.6635
560102|124|HSR Layout|12.9141|77.6372
560103|62|Bellandur|12.9356|77.7057
560104|83|Hampinagar|12.9650|77.5381
560105|1|Jigani|12.7868|77.6379
560107|1|Achitnagar|13.0894|77.4859
560108|120|Anjanapura|12.8624|77.5644
560109|20|Thalaghattapura|12.8684|77.5381
560110|17|Ullalu Upanagar|12.9582|77.4756
560111|109|Kumaraswamy Layout|12.8963|77.5592
560112|1|Kodigehalli|13.2677|77.5524
560113|45|Horamavu|13.0251|77.6597
560114|122|Begur|12.8705|77.6269
560115|24|Kannamangala|13.0469|77.5454
560116|1|Kaggalipura P.O|12.7720|77.5081
560117|0|Doddadunnasandra|12.9696|77.8224
560119|1|Singanayakanahalli|13.1483|77.5675
560300|1|Kempegowda International Airport|13.1989|77.7040
560500|123|CPC ITD BNPL booking HUB|12.8633|77.6583
561203|0|Dodballapura|13.3250|77.5100
561204|0|Doddabelavangala|13.2900|77.3900
561205|0|Melekote|13.3652|77.6100
562106|1|Anekal|12.7089|77.7200
562107|1|Attibele|12.7900|77.7500
562110|0|Devanahalli|13.2300|77.6600
562111|0|Dobbespet|13.2257|77.2429
562114|0|Hoskote|13.0770|77.8400
562120|1|Cholanayakanahally|12.9600|77.3600
562122|0|Nandagudi|13.1800|77.9100
562123|0|Nelamangala|13.1100|77.3600
562125|1|Sarjapura|12.8800|77.7800
562129|0|Sulebele|13.2027|77.8150
562130|90|Tavarekere|12.9447|77.5740
562132|0|Tyamagondlu|13.2300|77.3057
562135|0|Vijayapura|13.2952|77.7800
562149|90|Bagalur|12.9447|77.5740
562157|1|Bettahalsur|13.1602|77.6500
562162|1|Madanayakanahalli|13.0550|77.4500
562163|0|Nagadenahalli|13.2600|77.5500
562164|0|Avathi|13.3100|77.6900
562165|0|Budigere|13.1250|77.7600
`,
  },
  {
    city: 'delhi',
    wards: `
Cant_2 Delhi Cantt Charge 2|Cant_2 Delhi Cantt Charge 2||Delhi Cantt|New Delhi
Cant_3 Delhi Cantt Charge 3|Cant_3 Delhi Cantt Charge 3||Delhi Cantt|New Delhi
Cant_4 Delhi Cantt Charge 4|Cant_4 Delhi Cantt Charge 4||Delhi Cantt|New Delhi
Cant_5 Delhi Cantt Charge 5|Cant_5 Delhi Cantt Charge 5||Delhi Cantt|New Delhi
Cant_6 Delhi Cantt Charge 6|Cant_6 Delhi Cantt Charge 6||Delhi Cantt|New Delhi
Cant_7 Delhi Cantt Charge 7|Cant_7 Delhi Cantt Charge 7||Delhi Cantt|New Delhi
Ndmc_1 Ndmc Charge 1|Ndmc_1 Ndmc Charge 1||New Delhi|New Delhi
Ndmc_2 Ndmc Charge 2|Ndmc_2 Ndmc Charge 2||New Delhi|New Delhi
Ndmc_3 Ndmc Charge 3|Ndmc_3 Ndmc Charge 3||New Delhi|New Delhi
Ndmc_4 Ndmc Charge 4|Ndmc_4 Ndmc Charge 4||New Delhi|New Delhi
Ndmc_5 Ndmc Charge 5|Ndmc_5 Ndmc Charge 5||New Delhi|New Delhi
Ndmc_6 Ndmc Charge 6|Ndmc_6 Ndmc Charge 6||New Delhi|New Delhi
Ndmc_7 Ndmc Charge 7|Ndmc_7 Ndmc Charge 7||New Delhi|New Delhi
Ndmc_8 Ndmc Charge 8|Ndmc_8 Ndmc Charge 8||New Delhi|New Delhi
Ndmc_9 Ndmc Charge 9|Ndmc_9 Ndmc Charge 9||Delhi Cantt|New Delhi
Ward 1 Narela|Narela||Nerela|North West Delhi (sc)
Ward 2 Bankner|Bankner||Nerela|North West Delhi (sc)
Ward 3 Alipur|Alipur||Nerela|North West Delhi (sc)
Ward 5 Bhalaswa Jahagir Pur|Bhalaswa Jahagir Pur||Burari|North East Delhi
Ward 7 Burari|Burari||Burari|North East Delhi
Ward 8 Jharoda|Jharoda||Timarpur|North East Delhi
Ward 9 Malkaganj|Malkaganj||Model Town|Chandni Chowk
Ward 10 Timar Pur|Timar Pur||Timarpur|North East Delhi
Ward 11 Mukherjee Nagar|Mukherjee Nagar||Timarpur|North East Delhi
Ward 14 Adarash Nagar|Adarash Nagar||Adarsh Nagar|Chandni Chowk
Ward 16 Jahangirpuri-I|Jahangirpuri-I||Adarsh Nagar|Chandni Chowk
Ward 17 Samaypur Badli|Samaypur Badli||Badli|North West Delhi (sc)
Ward 21 Rohini|Rohini||Rithala|North West Delhi (sc)
Ward 22 Rithala|Rithala||Rohini|North West Delhi (sc)
Ward 23 Budh Vihar|Budh Vihar||Rithala|North West Delhi (sc)
Ward 25 Pooth Kalan|Pooth Kalan||Rithala|North West Delhi (sc)
Ward 26 Sahibabad Daulat Pur|Sahibabad Daulat Pur||Bawana (sc)|North West Delhi (sc)
Ward 28 Bawana|Bawana||Bawana (sc)|North West Delhi (sc)
Ward 29 Karala|Karala||Mundka|North West Delhi (sc)
Ward 30 Mundaka|Mundaka||Mundka|North West Delhi (sc)
Ward 31 Nangloi Jat West|Nangloi Jat West||Mundka|North West Delhi (sc)
Ward 32 Nilothi|Nilothi||Mundka|North West Delhi (sc)
Ward 35 Kirari Suleman Nagar|Kirari Suleman Nagar||Kirari|North West Delhi (sc)
Ward 37 Sultanpuri East|Sultanpuri East||Sultan Pur Majra(sc)|North West Delhi (sc)
Ward 40 Sultanpuri South|Sultanpuri South||Sultan Pur Majra(sc)|North West Delhi (sc)
Ward 41 Guru Harkishan Nagar|Guru Harkishan Nagar||Nangloi Jat|North West Delhi (sc)
Ward 42 Peragharhi|Peragharhi||Nangloi Jat|North West Delhi (sc)
Ward 43 Nangloi East|Nangloi East||Mangol Puri (sc)|North West Delhi (sc)
Ward 44 Quammruddin Nagar|Quammruddin Nagar||Mundka|North West Delhi (sc)
Ward 46 Mangolpuri East|Mangolpuri East||Mangol Puri (sc)|North West Delhi (sc)
Ward 47 Mangolpuri|Mangolpuri||Mangol Puri (sc)|North West Delhi (sc)
Ward 48 Mangolpuri West|Mangolpuri West||Mangol Puri (sc)|North West Delhi (sc)
Ward 49 Rohini North|Rohini North||Rohini|North West Delhi (sc)
Ward 51 Rohini East|Rohini East||Shalimar Bagh|Chandni Chowk
Ward 52 Naharpur|Naharpur||Rohini|North West Delhi (sc)
Ward 53 Pitampura South|Pitampura South||Shalimar Bagh|Chandni Chowk
Ward 54 Pitampur North|Pitampur North||Shalimar Bagh|Chandni Chowk
Ward 57 Paschim Vihar South|Paschim Vihar South||Shakur Basti|Chandni Chowk
Ward 59 Rani Bagh|Rani Bagh||Tri Nagar|Chandni Chowk
Ward 60 Saraswati Vihar|Saraswati Vihar||Tri Nagar|Chandni Chowk
Ward 61 Tri Nagar|Tri Nagar||Wazirpur|Chandni Chowk
Ward 62 Rampura|Rampura||Moti Nagar|New Delhi
Ward 64 Shakur Pur|Shakur Pur||Wazirpur|Chandni Chowk
Ward 65 Nimri Colony|Nimri Colony||Wazirpur|Chandni Chowk
Ward 66 Sawan Park|Sawan Park||Model Town|Chandni Chowk
Ward 67 Wajirpur|Wajirpur||Wazirpur|Chandni Chowk
Ward 68 Ashok Vihar|Ashok Vihar||Wazirpur|Chandni Chowk
Ward 69 Kamla Nagar|Kamla Nagar||Model Town|Chandni Chowk
Ward 70 Rana Pratap Bagh|Rana Pratap Bagh||Model Town|Chandni Chowk
Ward 72 Model Town|Model Town||Timarpur|North East Delhi
Ward 73 Shastri Nagar|Shastri Nagar||Sadar Bazar|Chandni Chowk
Ward 74 Inder Lok Colony|Inder Lok Colony||Sadar Bazar|Chandni Chowk
Ward 75 Kishan Ganj|Kishan Ganj||Sadar Bazar|Chandni Chowk
Ward 76 Deputy Ganj|Deputy Ganj||Sadar Bazar|Chandni Chowk
Ward 77 Kashmere Gate|Kashmere Gate||Chandni Chowk|Chandni Chowk
Ward 78 Majnu Ka Tila|Majnu Ka Tila||Timarpur|North East Delhi
Ward 79 Jama Masjid|Jama Masjid||Chandni Chowk|Chandni Chowk
Ward 80 Chandni Chowk|Chandni Chowk||Chandni Chowk|Chandni Chowk
Ward 81 Minto Road|Minto Road||Matia Mahal|Chandni Chowk
Ward 82 Kucha Pandit|Kucha Pandit||Ballimaran|Chandni Chowk
Ward 83 Bazar Sitaram|Bazar Sitaram||Chandni Chowk|Chandni Chowk
Ward 85 Idgah Road|Idgah Road||Sadar Bazar|Chandni Chowk
Ward 86 Ballimaran|Ballimaran||Chandni Chowk|Chandni Chowk
Ward 89 Pahar Ganj|Pahar Ganj||Karol Bagh (sc)|New Delhi
Ward 90 Model Basti|Model Basti||Karol Bagh (sc)|New Delhi
Ward 91 Karol Bagh|Karol Bagh||Karol Bagh (sc)|New Delhi
Ward 95 East Patel Nagar|East Patel Nagar||Patel Nagar (sc)|New Delhi
Ward 96 New Ranjit Nagar|New Ranjit Nagar||Patel Nagar (sc)|New Delhi
Ward 97 Kirti Nagar|Kirti Nagar||Moti Nagar|New Delhi
Ward 98 Mansarower Garden|Mansarower Garden||Rajouri Garden|West Delhi
Ward 99 Moti Nagar|Moti Nagar||Moti Nagar|New Delhi
Ward 100 Karam Pura|Karam Pura||Moti Nagar|New Delhi
Ward 101 Raja Garden|Raja Garden||Madipur (sc)|West Delhi
Ward 103 Punjabi Bagh|Punjabi Bagh||Madipur (sc)|West Delhi
Ward 105 Rajouri Garden|Rajouri Garden||Rajouri Garden|West Delhi
Ward 106 Tagore Garden|Tagore Garden||Tilak Nagar|West Delhi
Ward 107 Vishnu Garden|Vishnu Garden||Rajouri Garden|West Delhi
Ward 108 Khyala|Khyala||Rajouri Garden|West Delhi
Ward 109 Janak Puri North|Janak Puri North||Hari Nagar|West Delhi
Ward 110 Nangal Raya|Nangal Raya||Hari Nagar|West Delhi
Ward 111 Hari Nagar|Hari Nagar||Hari Nagar|West Delhi
Ward 112 Subhash Nagar|Subhash Nagar||Tilak Nagar|West Delhi
Ward 113 Mahavir Nagar|Mahavir Nagar||Tilak Nagar|West Delhi
Ward 114 Tilak Nagar|Tilak Nagar||Tilak Nagar|West Delhi
Ward 115 Major Bhupindar Singh Nagar|Major Bhupindar Singh Nagar||Tilak Nagar|West Delhi
Ward 117 Janak Puri West|Janak Puri West||Janakpuri|West Delhi
Ward 118 Janak Puri South|Janak Puri South||Janakpuri|West Delhi
Ward 121 Kunwar Singh Nagar|Kunwar Singh Nagar||Vikaspuri|West Delhi
Ward 124 Vikas Nagar|Vikas Nagar||Vikaspuri|West Delhi
Ward 126 Nawada|Nawada||Uttam Nagar|West Delhi
Ward 128 Bindapur|Bindapur||Uttam Nagar|West Delhi
Ward 129 Dabri|Dabri||Dwarka|West Delhi
Ward 130 Manglapuri|Manglapuri||Dwarka|West Delhi
Ward 133 Chhawla|Chhawla||Matiala|West Delhi
Ward 134 Nangli Sakravati|Nangli Sakravati||Matiala|West Delhi
Ward 135 Kakraula|Kakraula||Matiala|West Delhi
Ward 136 Matiala|Matiala||Matiala|West Delhi
Ward 137 Roshanpura|Roshanpura||Matiala|West Delhi
Ward 138 Najafgarh|Najafgarh||Najafgarh|West Delhi
Ward 139 Dichaon Kalan|Dichaon Kalan||Najafgarh|West Delhi
Ward 140 Khera|Khera||Najafgarh|West Delhi
Ward 141 Bijwasan|Bijwasan||Bijwasan|South Delhi
Ward 143 Kapashera|Kapashera||Bijwasan|South Delhi
Ward 144 Mahipalpur|Mahipalpur||Bijwasan|South Delhi
Ward 145 Palam|Palam||Palam|South Delhi
Ward 146 Sadh Nagar|Sadh Nagar||Dwarka|West Delhi
Ward 148 Madhu Vihar|Madhu Vihar||Matiala|West Delhi
Ward 149 Rajender Nagar|Rajender Nagar||Rajinder Nagar|New Delhi
Ward 150 Pusa|Pusa||Rajinder Nagar|New Delhi
Ward 151 Inder Puri|Inder Puri||Rajinder Nagar|New Delhi
Ward 152 Naraina|Naraina||Rajinder Nagar|New Delhi
Ward 153 Daryaganj|Daryaganj||Jangpura|East Delhi
Ward 154 Nizamuddin|Nizamuddin||Jangpura|East Delhi
Ward 155 Lajpat Nagar|Lajpat Nagar||Kasturba Nagar|New Delhi
Ward 157 Kasturba Nagar|Kasturba Nagar||Kasturba Nagar|New Delhi
Ward 159 Andrewsganj|Andrewsganj||Kasturba Nagar|New Delhi
Ward 160 Amar Colony|Amar Colony||Jangpura|East Delhi
Ward 161 Malviya Nagar|Malviya Nagar||Malviya Nagar|New Delhi
Ward 162 Hauz Rani|Hauz Rani||Malviya Nagar|New Delhi
Ward 163 Safdarjang Enclave|Safdarjang Enclave||Malviya Nagar|New Delhi
Ward 164 Hauz Khas|Hauz Khas||Malviya Nagar|New Delhi
Ward 165 Vasant Vihar|Vasant Vihar||R. K. Puram|New Delhi
Ward 166 Munirka|Munirka||R. K. Puram|New Delhi
Ward 167 R. K. Puram|R. K. Puram||R. K. Puram|New Delhi
Ward 168 Nanak Pura|Nanak Pura||R. K. Puram|New Delhi
Ward 169 Ladosarai|Ladosarai||Mehrauli|South Delhi
Ward 170 Mehrauli|Mehrauli||Mehrauli|South Delhi
Ward 171 Vasantkunj|Vasantkunj||Mehrauli|South Delhi
Ward 172 Kishangarh|Kishangarh||Mehrauli|South Delhi
Ward 173 Deoli|Deoli||Chhatarpur|South Delhi
Ward 174 Chhatarpur|Chhatarpur||Chhatarpur|South Delhi
Ward 175 Aya Nagar|Aya Nagar||Chhatarpur|South Delhi
Ward 176 Bhati|Bhati||Chhatarpur|South Delhi
Ward 179 Tigri|Tigri||Ambedkar Nagar(sc)|South Delhi
Ward 180 Dakshinpuri Ext.|Dakshinpuri Ext.||Greater Kailash|New Delhi
Ward 181 Khanpur|Khanpur||Ambedkar Nagar(sc)|South Delhi
Ward 182 Ambedkar Nagar|Ambedkar Nagar||Deoli (sc)|South Delhi
Ward 183 Madangir|Madangir||Deoli (sc)|South Delhi
Ward 184 Pushp Vihar|Pushp Vihar||Greater Kailash|New Delhi
Ward 185 Tughlakabad Extn|Tughlakabad Extn||Sangam Vihar|South Delhi
Ward 186 Sangam Vihar West|Sangam Vihar West||Sangam Vihar|South Delhi
Ward 188 Sangam Vihar East|Sangam Vihar East||Sangam Vihar|South Delhi
Ward 189 Chirag Delhi|Chirag Delhi||Greater Kailash|New Delhi
Ward 190 Chitranjan Park|Chitranjan Park||Greater Kailash|New Delhi
Ward 191 Shapur Jat|Shapur Jat||Greater Kailash|New Delhi
Ward 192 Greater Kailash-I|Greater Kailash-I||Kasturba Nagar|New Delhi
Ward 193 Sri Niwaspuri|Sri Niwaspuri||Kalkaji|South Delhi
Ward 194 East Of Kailash|East Of Kailash||Kalkaji|South Delhi
Ward 196 Kalkaji|Kalkaji||Kalkaji|South Delhi
Ward 197 Tughlakabad|Tughlakabad||Tughlakabad|South Delhi
Ward 199 Tekhand|Tekhand||Badarpur|South Delhi
Ward 201 Jaitpur|Jaitpur||Badarpur|South Delhi
Ward 202 Meetheypur|Meetheypur||Badarpur|South Delhi
Ward 203 Badar Pur|Badar Pur||Badarpur|South Delhi
Ward 205 Zakir Nagar|Zakir Nagar||Okhla|East Delhi
Ward 206 Okhla|Okhla||Okhla|East Delhi
Ward 207 Madanpur Khadar|Madanpur Khadar||Badarpur|South Delhi
Ward 208 Sarita Vihar|Sarita Vihar||Okhla|East Delhi
Ward 210 Dallopura|Dallopura||Trilokpuri (sc)|East Delhi
Ward 212 New Ashok Nagar|New Ashok Nagar||Trilokpuri (sc)|East Delhi
Ward 213 Kalyan Puri|Kalyan Puri||Kondli (sc)|East Delhi
Ward 214 Khichripur|Khichripur||Trilokpuri (sc)|East Delhi
Ward 215 Kondli|Kondli||Kondli (sc)|East Delhi
Ward 216 Gharoli|Gharoli||Kondli (sc)|East Delhi
Ward 219 Mayur Vihar Phase Ii|Mayur Vihar Phase Ii||Patparganj|East Delhi
Ward 220 Patparganj|Patparganj||Patparganj|East Delhi
Ward 223 Shakarpur|Shakarpur||Laxmi Nagar|East Delhi
Ward 225 Anand Vihar|Anand Vihar||Vishwas Nagar|East Delhi
Ward 226 Vishwash Nagar|Vishwash Nagar||Shahdara|East Delhi
Ward 227 I. P Extention|I. P Extention||Vishwas Nagar|East Delhi
Ward 228 Preet Vihar|Preet Vihar||Vishwas Nagar|East Delhi
Ward 229 Krishna Nagar|Krishna Nagar||Gandhi Nagar|East Delhi
Ward 230 Geeta Colony|Geeta Colony||Krishna Nagar|East Delhi
Ward 231 Ghondli|Ghondli||Krishna Nagar|East Delhi
Ward 233 Dharampura|Dharampura||Gandhi Nagar|East Delhi
Ward 234 Gandhi Nagar|Gandhi Nagar||Seelam Pur|North East Delhi
Ward 237 Shahdara|Shahdara||Rohtas Nagar|North East Delhi
Ward 238 Jhilmil|Jhilmil||Shahdara|East Delhi
Ward 239 Vivek Vihar|Vivek Vihar||Shahdara|East Delhi
Ward 240 Dilshad Colony|Dilshad Colony||Shahdara|East Delhi
Ward 241 Dilshad Garden|Dilshad Garden||Seemapuri (sc)|North East Delhi
Ward 242 New Seema Puri|New Seema Puri||Seemapuri (sc)|North East Delhi
Ward 243 Nand Nagri|Nand Nagri||Rohtas Nagar|North East Delhi
Ward 246 Ashok Nagar|Ashok Nagar||Rohtas Nagar|North East Delhi
Ward 247 Ram Nagar|Ram Nagar||Babarpur|North East Delhi
Ward 248 Welcome Colony|Welcome Colony||Seelam Pur|North East Delhi
Ward 252 Maujpur|Maujpur||Babarpur|North East Delhi
Ward 254 Braham Puri|Braham Puri||Ghonda|North East Delhi
Ward 256 Yamuna Vihar|Yamuna Vihar||Karawal Nagar|North East Delhi
Ward 257 Subhash Mohalla|Subhash Mohalla||Babarpur|North East Delhi
Ward 262 Gokalpur|Gokalpur||Gokalpur (sc)|North East Delhi
Ward 263 Saboli|Saboli||Gokalpur (sc)|North East Delhi
Ward 264 Harsh Vihar|Harsh Vihar||Gokalpur (sc)|North East Delhi
Ward 265 Shiv Vihar|Shiv Vihar||Karawal Nagar|North East Delhi
Ward 272 Sonia Vihar|Sonia Vihar||Karawal Nagar|North East Delhi
`,
    places: `
110001|9|New Delhi|28.6179|77.2114
110001|6|Bengali Market|28.6298|77.2277
110001|8|Janpath|28.6165|77.2009
110001|7|Bhagat Singh Market|28.6340|77.2111
110001|179|Pragati Maidan|28.6167|77.2934
110001|180|Ngt Extension Counter|28.6100|77.2900
110002|126|Agcr|28.6312|77.2454
110002|73|Indraprastha|28.6411|77.2272
110002|6|Minto Road|28.6340|77.2176
110002|71|Darya Ganj|28.6472|77.2399
110003|129|Golf Links|28.5868|77.2301
110003|11|Lodi Road|28.5898|77.2196
110003|6|Delhi High Court|28.6092|77.2359
110003|10|Pandara Road|28.6059|77.2290
110003|14|Safdarjung Air Port|28.5859|77.2096
110003|127|C G O Complex|28.5889|77.2443
110003|73|Delhi High Court Extension Counter|28.6318|77.2403
110004|8|Rashtrapati Bhawan|28.6211|77.1961
110005|80|Karol Bagh|28.6500|77.1938
110005|66|Anand Parbat Indl Area|28.6601|77.1777
110005|79|Guru Gobind Singh Marg|28.6557|77.1990
110005|81|Sat Nagar|28.6488|77.1821
110006|77|Chandni Chowk|28.6531|77.2255
110006|68|Baratooti|28.6594|77.2131
110006|69|Delhi|28.6622|77.2354
110006|72|Dareeba|28.6557|77.2336
110006|74|Chawri Bazar|28.6511|77.2242
110006|75|Jama Masjid|28.6502|77.2323
110006|76|Delhi Sadar Bazar|28.6580|77.2144
110007|62|Jawahar Nagar SO North Delhi|28.6792|77.2007
110007|21|Malka Ganj|28.6728|77.2075
110007|22|Delhi University|28.6898|77.2153
110007|63|Rana Pratap Bagh|28.6873|77.1936
110007|65|Gulabi Bagh|28.6737|77.1918
110007|67|Padam Nagar SO North Delhi|28.6675|77.1917
110007|73|Rcao|28.6299|77.2399
110008|81|Patel Nagar SO Central Delhi|28.6472|77.1697
110008|123|Dada Ghosh Bhawan|28.6528|77.1559
110008|82|Patel Nagar South|28.6453|77.1657
110009|64|GTB Nagar|28.6984|77.1901
110009|23|DrMukerjee Nagar|28.7131|77.2101
110010|0|Dhaula Kuan|28.6041|77.1456
110010|1|Delhi Cantt|28.5902|77.1336
110010|4|A F Palam|28.5765|77.1097
110010|2|Subroto Park|28.5832|77.1474
110010|3|Aps Colony|28.5700|77.1300
110010|5|Cvd|28.5989|77.1086
110010|146|Station Road SO South West Delhi|28.4800|77.1300
110011|10|Nirman Bhawan|28.6110|77.2138
110012|122|National Physical Laboratory|28.6369|77.1696
110012|123|Iari|28.6402|77.1660
110012|124|Inderpuri|28.6320|77.1484
110013|127|Hazrat Nizamuddin|28.5895|77.2465
110014|127|Pratap Market|28.5815|77.2560
110014|129|Jungpura|28.5839|77.2432
110014|161|Hari Nagar Ashram|28.5700|77.2600
110015|83|Ramesh Nagar|28.6520|77.1361
110015|86|Zakhira|28.6660|77.1648
110015|87|Esi|28.6592|77.1315
110015|40|Karam Pura|28.6646|77.0786
110016|132|IT Hauz Khas|28.5380|77.1936
110016|135|Hauz Khas|28.5487|77.2047
110016|134|Green Park Market|28.5559|77.2021
110017|132|MMTCSTC Colony|28.5373|77.2009
110017|140|Saket SO South Delhi|28.5230|77.2145
110017|153|Distt Court Complex Saket|28.5267|77.2215
110017|133|Malviya Nagar SO South Delhi|28.5377|77.2147
110017|159|Panchsheel Enclave|28.5441|77.2284
110018|92|Khyala Phase    I|28.6573|77.1033
110018|98|Ashok Nagar|28.6381|77.0954
110018|83|Ndc Tilak Nagar|28.6499|77.1307
110018|91|Chand Nagar|28.6464|77.0991
110018|93|Fateh Nagar|28.6333|77.0997
110018|97|Mahabir Nagar|28.6346|77.0861
110018|99|M.B.S. Nagar|28.6471|77.0853
110018|103|Vikas Puri|28.6396|77.0761
110019|158|Alaknanda|28.5330|77.2514
110019|163|Kalkaji|28.5432|77.2577
110020|161|Okhla Industrial Estate|28.5521|77.2687
110020|163|Okhla Industrial Area Phasei|28.5433|77.2578
110020|165|Tehkhand|28.5200|77.2900
110021|139|Anand Niketan|28.5808|77.1649
110021|14|Chanakya Puri|28.5939|77.1887
110021|0|Moti Bagh|28.6140|77.1256
110022|138|R K Puram Sect5|28.5706|77.1733
110022|136|R K Puram Sect4|28.5575|77.1705
110022|137|R K Puram Sect1|28.5583|77.1755
110022|139|R K Puram Sect7|28.5702|77.1713
110023|12|Kidwai Nagar East|28.5719|77.2092
110023|13|Sarojini Nagar|28.5755|77.1996
110023|14|Netaji Nagar SO South West Delhi|28.5800|77.1900
110024|128|Krishna Market|28.5741|77.2423
110024|129|Defence Colony SO South Delhi|28.5800|77.2300
110024|131|Amar Colony|28.5632|77.2488
110024|133|Lajpat Nagar South Delhi|28.5382|77.2150
110025|161|New Friends Colony|28.5590|77.2733
110025|169|Zakir Nagar|28.5672|77.2788
110025|170|Jamia Nagar|28.5614|77.2796
110026|85|Punjabi Bagh|28.6696|77.1486
110026|88|Shivaji Park|28.6732|77.1320
110026|101|Punjabi Bagh Sec   III|28.6199|77.0976
110027|89|Tagore Garden|28.6427|77.1232
110027|90|Subhash Nagar|28.6404|77.1049
110027|96|Subhash Nagar West|28.6371|77.1099
110027|84|Rajouri Market|28.6455|77.1275
110028|125|Naraina Industrial Estate|28.6313|77.1369
110029|12|Safdarjung Enclave|28.5657|77.2033
110030|141|Mehrauli|28.5176|77.1794
110030|132|T B Hospital|28.5304|77.1890
110030|144|Paryavaran Complex|28.5174|77.2055
110031|186|Rajgarh Colony|28.6593|77.2742
110031|187|Geeta Colony|28.6530|77.2742
110031|189|Gandhi Nagar Bazar|28.6606|77.2664
110031|190|Kailash Nagar|28.6646|77.2594
110031|197|Gandhi Nagar SO East Delhi|28.6921|77.3042
110031|201|Shastri Nagar SO East Delhi|28.6923|77.2742
110032|182|Bhola Nath Nagar|28.6547|77.2974
110032|193|Babarpur SO North East Delhi|28.6739|77.3198
110032|199|Balbir Nagar|28.6802|77.2967
110032|200|Shahdara|28.6780|77.2882
110032|183|Vishwas Nagar|28.6668|77.2946
110032|191|Shahdara Mandi|28.6699|77.2888
110032|197|Loni Road|28.6922|77.3042
110033|25|Jahangir Puri A Block|28.7278|77.1636
110033|24|NSMandi|28.7146|77.1742
110033|18|Jahangir Puri D Block|28.7305|77.1755
110034|50|Anandvas Shakurpur|28.7054|77.1465
110034|54|Saraswati Vihar|28.6973|77.1269
110034|53|Rani Bagh|28.6887|77.1321
110034|56|Sri Nagar Colony|28.6819|77.1367
110034|57|Shakur Pur I  Block|28.6900|77.1467
110035|60|Keshavpuram|28.6921|77.1579
110035|55|Ganeshpura|28.6754|77.1656
110035|56|Power House|28.6738|77.1446
110035|66|Sarai Rohilla|28.6694|77.1764
110036|17|Alipur|28.7978|77.1300
110036|32|Bakhtawar Pur|28.7997|77.0381
110037|118|Gurgaon Road|28.5400|77.1200
110037|4|Palam Airport|28.5746|77.0976
110037|117|IGI Airport|28.5556|77.0846
110038|117|Rajokari|28.5200|77.0900
110038|143|A F Rajokari|28.5181|77.1016
110039|32|Bawana|28.7997|77.0381
110040|15|Narela|28.8508|77.0881
110040|16|Narela Town|28.8400|77.0800
110040|17|Sannoth|28.8129|77.0762
110041|34|Bakkarwala|28.6731|76.9984
110041|42|Nangloi|28.6813|77.0689
110041|102|Ranhola|28.6561|77.0407
110041|35|Nangloi   II|28.6824|77.0646
110041|36|Kunwar Singh Nagar PO|28.6668|77.0490
110041|43|Nilothi|28.6512|77.0593
110042|26|Samai Pur|28.7441|77.1450
110042|31|Delhi Engg College|28.7439|77.1066
110042|25|Pehlad Pur|28.7278|77.1636
110043|115|Mitraon|28.6078|76.9509
110043|109|Papravat|28.5803|76.9814
110043|108|Jhatikara|28.5428|76.9577
110043|114|Dichaun Kalan|28.6406|76.9960
110043|102|Tilangpur Kotla|28.6466|77.0257
110043|107|Durga Park PO|28.6026|77.0897
110043|112|Arjun Park PO|28.6222|77.0118
110043|113|Najafgarh|28.6072|76.9846
110044|133|Jaitpur|28.5300|77.2100
110044|156|Village Tugalkabad|28.5100|77.2600
110044|164|Tugalkabad Railway Colony|28.5049|77.2891
110044|165|Pul Pahladpur|28.5000|77.3000
110044|166|Jaitpur SO South Delhi|28.5100|77.3300
110044|167|Meethapur|28.5011|77.3193
110044|168|Badarpur SO South Delhi|28.5042|77.3022
110045|106|Dabri|28.6097|77.0895
110045|107|Nasirpur|28.5972|77.0908
110045|120|Palam Village|28.5912|77.0906
110046|94|Nangal Raya|28.6111|77.1059
110047|146|Arjungarh|28.4680|77.1358
110048|157|Greater Kailash|28.5377|77.2381
110048|159|Masjid Moth|28.5405|77.2347
110048|160|Kailash Colony|28.5472|77.2438
110049|130|Andrewsganj|28.5640|77.2227
110049|135|Gautam Nagar|28.5579|77.2112
110051|185|Krishna Nagar|28.6457|77.2998
110051|186|Ram Nagar SO East Delhi|28.6593|77.2742
110051|188|Govind Pura|28.6454|77.2871
110051|197|Azad Nagar SO East Delhi|28.6923|77.3042
110052|58|Wazir Pur III|28.6797|77.1721
110052|59|Satyawati Nagar|28.6931|77.1823
110052|61|Ashok Vihar|28.6934|77.1714
110052|65|Nimri|28.6726|77.1811
110053|202|Brahampuri|28.6871|77.2612
110053|203|Bhajan Pura|28.7014|77.2709
110053|197|New Usmanpur|28.6923|77.3042
110053|200|Seelampur|28.6738|77.2764
110053|204|Maujpur|28.6923|77.2706
110054|22|Patrachar Vidyalay|28.7047|77.2223
110054|70|Aruna Nagar|28.6823|77.2208
110054|69|Civil Lines SO North Delhi|28.6624|77.2348
110055|78|Multani Dhanda|28.6431|77.2112
110055|79|Swami Ram Tirth Nagar|28.6455|77.2023
110055|123|Srt Nagar Extension Counter|28.6123|77.1700
110056|54|Shakur Basti Depot|28.6827|77.1111
110057|136|Vasant Vihar1|28.5629|77.1576
110058|93|Janakpuri B 1|28.6331|77.0939
110058|100|Janakpuri A 3|28.6231|77.0792
110058|101|D.E.S.U. Colony|28.6115|77.0971
110059|102|K5 Extn. Mohan Garden|28.6366|77.0465
110059|104|D. K. Mohan Garden|28.6215|77.0415
110059|105|Sanjay Enclave PO|28.6130|77.0598
110059|121|Matiala|28.6094|77.0543
110060|122|Rajender Nagar|28.6367|77.1831
110061|116|Bijwasan|28.5364|77.0508
110062|149|Pushpa Bhawan|28.5252|77.2366
110062|150|Dr Ambedkar Nagar SO South Delhi|28.5100|77.2300
110062|151|Dakshinpuri PhaseIII|28.5155|77.2375
110062|152|Dakshinpuri PhaseII|28.5201|77.2398
110062|154|Hamdard Nagar|28.5126|77.2511
110063|52|Paschim Vihar|28.6687|77.1029
110063|88|Madipur Slum Quarter|28.6702|77.1208
110064|95|Maya Puri|28.6303|77.1243
110064|94|Hari Nagar Dadb Block|28.6234|77.1076
110065|160|East Of Kailash|28.5560|77.2475
110065|128|Nehru Nagar SO South Delhi|28.5691|77.2536
110065|161|Sriniwaspuri|28.5647|77.2556
110065|162|East Of Kailash PhaseI|28.5594|77.2568
110066|138|R K Puram Main|28.5662|77.1825
110067|142|Jnu|28.5451|77.1714
110067|136|Munirka|28.5551|77.1762
110068|144|Ignou|28.5012|77.2003
110069|9|Union Public Service Commission|28.6226|77.2127
110070|143|Vasant Kunj|28.5271|77.1513
110070|140|Vasant Kunj PktA|28.5140|77.1655
110071|108|Chhawla|28.5462|76.9902
110072|114|Jharoda Kalan|28.6526|76.9565
110073|115|Ujwa|28.5709|76.8934
110073|108|Ghuman Hera|28.5579|76.9304
110074|145|Chattarpur|28.5073|77.1846
110074|144|Fatehpur Beri|28.5084|77.2092
110074|147|Chandanhoola|28.4500|77.1800
110075|111|Dwarka Sec-6|28.5938|77.0456
110076|172|Sarita Vihar|28.5324|77.2956
110076|171|Ali|28.5200|77.3100
110077|116|Raj Nagar   II|28.5715|77.0730
110077|109|Dhulsiras|28.5642|77.0413
110077|119|Palam Extn|28.5879|77.0723
110078|110|Kakrola|28.5984|77.0220
110078|111|N.S.I.T. Dwarka|28.6102|77.0377
110078|125|GGSIP University|28.6330|77.1366
110080|156|Air Force Station Tugalkabad|28.5069|77.2521
110080|148|Deoli|28.5000|77.2300
110080|150|Khanpur SO South Delhi|28.5151|77.2258
110080|154|BSF Camp Tigri|28.5105|77.2424
110080|155|Sangam Vihar|28.5000|77.2400
110081|33|Kanjhawla|28.7349|77.0056
110082|17|Khera Kalan|28.7722|77.1190
110083|29|Mangolpuri I  Block|28.7148|77.0878
110083|44|Mangolpuri A Block|28.6939|77.0936
110083|45|Mangolpuri N Block|28.6937|77.0900
110083|46|Mangolpuri S Block|28.6905|77.0823
110084|19|Burari|28.7572|77.1978
110084|20|Wazirabad Village|28.7222|77.2218
110085|27|Rohini Sector 16 PO|28.7321|77.1121
110085|48|Prashant Vihar|28.7123|77.1350
110085|61|Rohini Sector7|28.6934|77.1714
110085|28|Rohini Sector 5|28.7157|77.1100
110085|49|Avantika|28.7080|77.1170
110086|38|Sultanpuri C Block|28.7016|77.0797
110086|37|Kirari Suleman Nagar|28.6979|77.0644
110086|39|Sultanpuri F Block|28.6900|77.0686
110087|41|Jwala Puri|28.6799|77.0857
110087|40|Sunder Vihar|28.6664|77.0882
110088|61|Shalimar Bagh SO North West Delhi|28.6934|77.1714
110088|51|Haiderpur|28.7247|77.1469
110089|47|Rohini Sector 15|28.7348|77.1325
110090|197|Badarpur Khadar|28.6923|77.3042
110090|193|Shaheed Bhagat Singh Colony|28.6739|77.3198
110090|208|Karawal Nagar|28.7259|77.2726
110090|209|Sonia Vihar|28.7263|77.2477
110091|179|Kalyanvas|28.6169|77.3028
110091|180|Patparganj|28.6107|77.2923
110091|173|Himmatpuri|28.6054|77.3073
110091|174|Chilla|28.5959|77.3003
110091|175|Kalyanpuri|28.6147|77.3178
110092|197|Laxmi Nagar SO East Delhi|28.6921|77.3042
110092|182|Anand Vihar|28.6570|77.3062
110092|9|Mandawali Fazalpur|28.6270|77.2063
110092|181|Shakarpur|28.6270|77.2850
110092|184|IP Extension|28.6336|77.3112
110092|185|Nirman Vihar|28.6350|77.2896
110093|197|Nand Nagri C|28.6921|77.3042
110093|198|Housing Complex Loni Road|28.6953|77.2953
110093|206|Mandoli Saboli|28.7022|77.3050
110093|207|Harsh Vihar|28.7022|77.3236
110094|197|Dayalpur|28.6923|77.3042
110094|205|Gokal Puri|28.7039|77.2833
110095|195|Dilshad Garden|28.6825|77.3087
110095|192|Vishwakarma Nagar|28.6721|77.3070
110095|193|Jhilmil|28.6739|77.3198
110095|194|Old Seemapuri|28.6806|77.3303
110095|196|New Seemapuri|28.6892|77.3285
110096|176|New Ashok Nagar|28.5967|77.3121
110096|177|Ghazipur|28.6178|77.3296
110096|178|Mayur Vihar PhIII|28.6086|77.3364
110096|179|Vasundhra Enclave|28.6222|77.3167
110097|117|Kapashera|28.5289|77.0866
110099|30|Rohini Sector 23|28.7206|77.0809
110102|7|Ndc Ndho|28.6314|77.2057
110106|69|Delhi Gpo Ndc|28.6623|77.2356
110110|28|Nodal Delivery Centre Rohini|28.7157|77.1100
110119|163|Kalkaji Ndc|28.5428|77.2575
110124|131|Lajpat Nagar Ndc|28.5679|77.2414
110151|185|Krishna Nagar Ndc|28.6457|77.2998
110195|193|Jhilmil Ndc|28.6740|77.3197
`,
  },
  {
    city: 'hyderabad',
    wards: `
Hyderabad district|Hyderabad district|||
Medchal Malkajgiri district|Medchal Malkajgiri district|||
Ranga Reddy district|Ranga Reddy district|||
Sangareddy district|Sangareddy district|||
Ward 1 Kapra|Kapra||Malkajgiri|Malkajgiri
Ward 2 Dr A S Rao Nagar|Dr A S Rao Nagar||Uppal|Malkajgiri
Ward 6 Nacharam|Nacharam||Uppal|Malkajgiri
Ward 7 Chilka Nagar|Chilka Nagar||Uppal|Malkajgiri
Ward 8 Habsiguda|Habsiguda||Amberpet|Secunderabad
Ward 12 Mansoorabad|Mansoorabad||Uppal|Malkajgiri
Ward 14 Bn Reddy Nagar|Bn Reddy Nagar||Ibrahimpatnam|Bhongir
Ward 15 Vanasthalipuram|Vanasthalipuram||Lal Bahadur Nagar|Malkajgiri
Ward 16 Hasthinapuram|Hasthinapuram||Ibrahimpatnam|Bhongir
Ward 18 Lingojiguda|Lingojiguda||Lal Bahadur Nagar|Malkajgiri
Ward 20 Rk Puram|Rk Puram||Lal Bahadur Nagar|Malkajgiri
Ward 22 Chaitanyapuri|Chaitanyapuri||Uppal|Malkajgiri
Ward 23 Gaddiannaram|Gaddiannaram||Uppal|Malkajgiri
Ward 25 Moosarambagh|Moosarambagh||Malakpet|Hyderabad
Ward 27 Akbarbagh|Akbarbagh||Malakpet|Hyderabad
Ward 28 Azampura|Azampura||Charminar|Hyderabad
Ward 30 Dabeerpura|Dabeerpura||Charminar|Hyderabad
Ward 32 Patthergatti|Patthergatti||Goshamahal|Hyderabad
Ward 37 Kurmaguda|Kurmaguda||Charminar|Hyderabad
Ward 38 Is Sadan|Is Sadan||Lal Bahadur Nagar|Malkajgiri
Ward 41 Kanchanbagh|Kanchanbagh||Chandrayangutta|Hyderabad
Ward 45 Jangammet|Jangammet||Yakutpura|Hyderabad
Ward 48 Shalibanda|Shalibanda||Goshamahal|Hyderabad
Ward 49 Ghansi Bazar|Ghansi Bazar||Goshamahal|Hyderabad
Ward 50 Begum Bazar|Begum Bazar||Goshamahal|Hyderabad
Ward 53 Doodh Bowli|Doodh Bowli||Bahadurpura|Hyderabad
Ward 58 Shastripuram|Shastripuram||Rajendranagar|Chevella
Ward 59 Mailardevpally|Mailardevpally||Rajendranagar|Chevella
Ward 60 Rajendra Nagar|Rajendra Nagar||Rajendranagar|Chevella
Ward 61 Attapur|Attapur||Rajendranagar|Chevella
Ward 63 Mangalhat|Mangalhat||Goshamahal|Hyderabad
Ward 66 Langar Houz|Langar Houz||Karwan|Hyderabad
Ward 69 Nanal Nagar|Nanal Nagar||Karwan|Hyderabad
Ward 73 Vijay Nagar Colony|Vijay Nagar Colony||Nampally|Secunderabad
Ward 74 Ahmed Nagar|Ahmed Nagar||Nampally|Secunderabad
Ward 75 Red Hills|Red Hills||Nampally|Secunderabad
Ward 77 Jambagh|Jambagh||Khairatabad|Secunderabad
Ward 78 Gunfoundry|Gunfoundry||Khairatabad|Secunderabad
Ward 79 Himayath Nagar|Himayath Nagar||Khairatabad|Secunderabad
Ward 80 Kachiguda|Kachiguda||Khairatabad|Secunderabad
Ward 81 Nallakunta|Nallakunta||Musheerabad|Secunderabad
Ward 83 Amberpet|Amberpet||Amberpet|Secunderabad
Ward 85 Adikmet|Adikmet||Musheerabad|Secunderabad
Ward 87 Ramnagar|Ramnagar||Musheerabad|Secunderabad
Ward 88 Bholakpur|Bholakpur||Musheerabad|Secunderabad
Ward 89 Gandhinagar|Gandhinagar||Musheerabad|Secunderabad
Ward 91 Khairatabad|Khairatabad||Jubilee Hills|Secunderabad
Ward 92 Venkateshwara Colony|Venkateshwara Colony||Jubilee Hills|Secunderabad
Ward 93 Banjara Hills|Banjara Hills||Jubilee Hills|Secunderabad
Ward 95 Jubilee Hills|Jubilee Hills||Sanathnagar|Secunderabad
Ward 97 Somajiguda|Somajiguda||Sanathnagar|Secunderabad
Ward 98 Ameerpet|Ameerpet||Sanathnagar|Secunderabad
Ward 99 Vengal Rao Nagar|Vengal Rao Nagar||Kukatpalle|Malkajgiri
Ward 100 Sanath Nagar|Sanath Nagar||Kukatpalle|Malkajgiri
Ward 104 Kondapur|Kondapur||Serilingampally|Chevella
Ward 105 Gachibowli|Gachibowli||Serilingampally|Chevella
Ward 107 Madhapur|Madhapur||Kukatpalle|Malkajgiri
Ward 109 Hafeezpet|Hafeezpet||Serilingampally|Chevella
Ward 111 Bharati Nagar|Bharati Nagar||Serilingampally|Chevella
Ward 114 KPHB Colony|KPHB Colony||Kukatpalle|Malkajgiri
Ward 115 Balaji Nagar|Balaji Nagar||Kukatpalle|Malkajgiri
Ward 116 Allapur|Allapur||Kukatpalle|Malkajgiri
Ward 117 Moosapet|Moosapet||Kukatpalle|Malkajgiri
Ward 122 Vivekananda Nagar Colony|Vivekananda Nagar Colony||Kukatpalle|Malkajgiri
Ward 125 Gajularamaram|Gajularamaram||Quthbullapur|Malkajgiri
Ward 127 Rangareddy Nagar|Rangareddy Nagar||Quthbullapur|Malkajgiri
Ward 128 Chintal|Chintal||Quthbullapur|Malkajgiri
Ward 129 Suraram|Suraram||Malkajgiri|Malkajgiri
Ward 131 Quthbullapur|Quthbullapur||Quthbullapur|Malkajgiri
Ward 132 Jeedimetla|Jeedimetla||Malkajgiri|Malkajgiri
Ward 134 Alwal|Alwal||Malkajgiri|Malkajgiri
Ward 136 Neredmet|Neredmet||Malkajgiri|Malkajgiri
Ward 137 Vinayak Nagar|Vinayak Nagar||Malkajgiri|Malkajgiri
Ward 139 East Anand Bagh|East Anand Bagh||Uppal|Malkajgiri
Ward 141 Gautham Nagar|Gautham Nagar||Malkajgiri|Malkajgiri
Ward 142 Addagutta|Addagutta||Secunderabad Cantt. (sc|Malkajgiri
Ward 143 Tarnaka|Tarnaka||Secunderabad|Secunderabad
Ward 146 Boudha Nagar|Boudha Nagar||Secunderabad|Secunderabad
Ward 147 Bansilapet|Bansilapet||Secunderabad|Secunderabad
Ward 149 Begumpet|Begumpet||Kukatpalle|Malkajgiri
Ward 150 Monda Market|Monda Market||Secunderabad Cantt. (sc|Malkajgiri
`,
    places: `
500001|40|Hyderabad|17.3880|78.4765
500002|21|Charminar|17.3687|78.4777
500003|83|Secunderabad|17.4413|78.4952
500004|39|Bazarghat|17.3980|78.4675
500004|50|Khairatabad|17.4068|78.4648
500004|41|Parishram Bhawan|17.4016|78.4750
500004|52|Anandnagar|17.4102|78.4548
500005|30|Keshogiri|17.3213|78.4611
500005|21|Balapur|17.3688|78.4782
500006|34|Karwan Sahu|17.3689|78.4565
500007|8|Iict|17.4223|78.5383
500008|59|Nanakramguda|17.4196|78.3509
500008|35|Lunger House|17.3759|78.4202
500008|36|Kakatiya Nagar|17.3928|78.4246
500009|0|Manovikasnagar|17.4687|78.4899
500010|74|Alwal|17.5041|78.5143
500011|0|Bowenpally|17.4663|78.4726
500012|28|Begum Bazar|17.3748|78.4698
500013|8|Ramanthapur|17.3992|78.5365
500013|45|Amberpet|17.3921|78.5196
500014|0|Hakimpet|17.5390|78.5183
500015|0|Trimulgherry|17.4825|78.5115
500016|83|Begumpet|17.4404|78.4635
500017|79|Lallaguda|17.4393|78.5313
500017|80|Lallapet|17.4340|78.5402
500018|57|Sanathnagar I E|17.4590|78.4436
500018|65|Vivekananda Nagar Colony|17.4593|78.3994
500019|59|Lingampalli|17.4782|78.3196
500020|82|Musheerabad|17.4224|78.5056
500020|47|Zamistanpur|17.4136|78.5051
500020|49|Ashoknagar|17.4070|78.4887
500022|50|Central Secretariat|17.4085|78.4707
500023|20|Yakutpura|17.3624|78.4865
500024|19|Sahifa|17.3754|78.4925
500026|84|Nehrunagar|17.4483|78.5079
500027|43|Barkatpura|17.3926|78.4968
500028|37|Shantinagar|17.4014|78.4555
500028|38|Humayunnagar|17.3994|78.4484
500029|42|Himayathnagar|17.4030|78.4853
500030|32|Rajendranagar|17.3226|78.4001
500031|35|Ibrahim Bagh Lines|17.3764|78.3912
500032|59|Manuu|17.4290|78.3619
500033|59|Dr.B R Ambedkar O.U|17.4316|78.3694
500033|53|Jubilee Hills|17.4284|78.4157
500034|50|Banjara Hills|17.4204|78.4489
500035|13|Huda Resi. Complex|17.3527|78.5355
500035|16|Saroornagar|17.3669|78.5366
500036|18|Malakpet Colony|17.3712|78.5056
500036|17|Sripuram Colony|17.3775|78.5148
500037|69|Balanagar Township|17.4881|78.4470
500038|55|Sanjeev Reddy Nagar|17.4374|78.4442
500039|7|Uppal|17.4031|78.5616
500040|77|Ie Moulali|17.4528|78.5543
500041|50|Raj Bhawan|17.4185|78.4614
500042|41|Hal|17.3931|78.4763
500043|1|Airforce Academy|17.6187|78.3847
500044|44|New Nallakunta|17.3980|78.5074
500044|46|Vidyanagar|17.4077|78.5109
500045|56|Yousufguda|17.4447|78.4267
500046|59|Cuc|17.4553|78.3257
500047|78|Malkajgiri|17.4481|78.5347
500048|33|Hyderguda|17.3620|78.4273
500049|61|Miyapur|17.4925|78.3515
500050|2|Chandanagar|17.8296|78.5480
500051|1|Hindustan Cables|17.4716|78.6031
500052|30|S. V. P. N. P. A.|17.3280|78.4359
500052|31|Gaganpahad|17.2968|78.4189
500053|25|Falaknuma|17.3400|78.4734
500054|70|HMT Township|17.5026|78.4414
500055|71|IDA Jeedimetla|17.5207|78.4447
500055|72|Kutbullapur|17.4983|78.4548
500056|76|Ramakrishna Puram|17.4718|78.5402
500057|51|Vijay Nagar Colony|17.4216|78.4480
500058|24|Kanchanbagh|17.3356|78.5019
500059|22|Saidabad|17.3563|78.5051
500060|16|P and T Colony|17.3654|78.5283
500060|15|Chaitanyapuri Colony|17.3734|78.5353
500061|81|Sitaphalmandi|17.4184|78.5190
500062|5|Ecil|17.4658|78.5707
500064|29|Bahadurpura|17.3573|78.4555
500065|26|Shahalibanda|17.3504|78.4724
500065|29|Fatehdarwaza|17.3545|78.4647
500066|27|High Court|17.3683|78.4708
500067|73|Suchitra Junction|17.5084|78.4743
500068|9|Sahara States|17.3480|78.5716
500069|2|Research Centre Imarat|17.2641|78.4858
500070|10|Saradanagar|17.3128|78.5751
500070|11|Vanasthalipuram|17.3317|78.5737
500072|64|Kukatpally|17.4928|78.3966
500072|67|Vivekanandanagar Colony|17.4929|78.4091
500073|54|Srinagar Colony|17.4316|78.4468
500074|9|Lal Bahadurnagar|17.3445|78.5546
500074|14|Rangareddy District Court|17.3533|78.5469
500075|2|C. B. I. T|17.3847|78.3092
500076|6|I.E.Nacharam|17.4276|78.5497
500077|31|Kattedan I.E.|17.3108|78.4386
500078|1|Nisa Hakimpet|17.5467|78.5378
500079|12|Hasthinapuram|17.3247|78.5544
500079|23|Vaishalinagar|17.3459|78.5203
500080|48|Gandhinagar|17.4194|78.4912
500081|60|Cyberabad|17.4416|78.3911
500082|50|Somajiguda|17.4185|78.4570
500083|1|Dammaiguda|17.4949|78.5951
500084|58|Kothaguda|17.4715|78.3632
500085|63|Jntu Kukat Pally|17.4932|78.3926
500086|2|Don Bosco Nagar|17.3486|78.3770
500087|75|JJ Nagar Colony|17.4996|78.5369
500087|56|Jawahar Nagar|17.4426|78.4303
500088|1|Samskruthi|17.4097|78.6509
500089|2|Manikonda|17.3899|78.3565
500090|1|Nizampet|17.5179|78.3825
500091|2|Hydershahkote|17.3660|78.3951
500092|1|Boduppal|17.4202|78.5845
500094|4|Sainikpuri|17.4898|78.5412
500096|53|Film Nagar|17.4158|78.4109
500097|2|Meerpet|17.3276|78.5314
500098|1|Medipalli|17.4091|78.6014
500100|1|Kompally|17.5492|78.4671
500101|1|Shamirpet|17.5467|78.5377
500102|14|Rama Krishnapuram|17.3671|78.5514
500103|5|Jai Jawan Colony|17.4882|78.5733
500104|2|Chitrapuri Colony|17.4139|78.3832
500106|0|Manchirevula|17.3774|78.3548
500108|2|R.G.I. Airport|17.2373|78.4308
500109|0|IBC Hyderabad||
500110|53|Prashasan Nagar|17.4206|78.4025
500111|59|I S B Campus|17.4347|78.3458
500112|0|Badangpet|17.3051|78.5252
500113|2|Kandukur|17.0653|78.4865
500114|66|Motinagar|17.4561|78.4221
500117|68|Kailash Hills Colony|17.5191|78.4106
500118|0|Bachupally|17.5387|78.3643
500301|1|Aushapur||
501203|2|Shankarpalli|17.4319|78.1230
501218|2|Shamshabad|17.2358|78.3873
501301|1|Ghatkesar|17.4497|78.6941
501302|1|Rampally|17.4968|78.6524
501303|1|Keesara|17.5245|78.6680
501359|2|Mankhal|17.1355|78.4651
501401|20|Dabirpur|17.3643|78.4866
501501|2|Regadi Doswada||
501503|2|Chevella|17.3290|78.1241
501504|2|Moinabad|17.3258|78.2621
501505|9|Hayatnagar|17.3274|78.6065
501506|2|Ibrahimpatnam|17.1351|78.6246
501508|2|Raipole|17.1829|78.7184
501509|2|Yacharam|17.0403|78.6386
501510|10|Vinjapur|17.3029|78.5875
501512|2|Ramoji Film City|17.2732|78.6875
501513|1|Pedda Amberpet|17.3173|78.6605
502001|3|Sangareddy|17.8111|78.1146
502032|62|Mig Colony|17.4822|78.3022
502033|3|Ameenpur|17.5217|78.3245
502034|3|Tellapur||
502205|3|O.F.Yeddumailaram|17.5050|78.1443
502210|3|Kohir|17.5974|77.6915
502220|3|Zaheerabad|17.6801|77.6105
502221|3|Charakpally|17.6613|77.4907
502228|3|Madhunagar|17.7271|77.5784
502246|3|Zarasangam|17.7313|77.6885
502249|3|Mirzapur|17.7869|77.5859
502251|3|Hadnur|17.8546|77.6279
502256|3|Nyalkal|17.9142|77.6764
502257|3|Raikode|17.8378|77.7570
502269|3|Devnoor|17.8928|77.8738
502270|3|Jogipet|17.8514|78.0141
502273|3|Andole|17.7732|78.0837
502284|3|Iit Hyderabad|17.5848|78.1216
502285|3|Kandi|17.5453|78.1079
502286|3|Narayankhed|18.0269|77.7065
502287|3|Sirgapur|18.1592|77.7498
502290|3|Borancha|17.9297|77.7809
502291|3|Sadasivpet|17.6472|77.9344
502293|3|Singoor Project|17.7504|77.9683
502294|3|Manjira Barrage|17.6403|78.1023
502295|3|P.R.Pally Chowrasta|17.5455|78.0307
502296|3|Ismailkhanpet|17.6713|78.1911
502300|3|Muthangi|17.4996|78.2372
502305|3|Bdl Bhanur|17.4803|78.1696
502306|3|Nandikandi|17.5722|77.9953
502307|3|IDA Pashamailaram|17.5447|78.1976
502313|3|Annaram|17.6861|78.3683
502314|3|Sirpura|17.7802|78.1305
502318|3|Ranjhole|17.6590|77.6158
502319|3|Patancheru|17.6027|78.3085
502321|3|Digwal|17.6562|77.7310
502324|3|Icrisat|17.5189|78.2777
502325|3|Aie Bollaram|17.5535|78.3503
502329|3|Rudraram|17.5628|78.1663
502345|3|Kamkole|17.6960|77.8408
502371|3|Nizampet|18.1510|77.8592
508245|2|Lohaypalli|17.0407|78.8320
509202|2|Annaram||
509207|2|Kondurgu|17.0975|78.0380
509216|2|Shadnagar|17.0686|78.2080
509217|2|Shahabad|17.4739|78.5119
509228|2|Kothur|17.1485|78.2871
509320|2|Gattuippalapally|17.5862|78.3115
509321|2|Amangal|16.8524|78.5317
509325|2|Palmakole|17.1374|78.3199
509327|2|Madgul|16.8501|78.6888
509328|64|Kanha Shanti Vanam NDSO|17.4817|78.4096
509357|2|Antaram||
509358|2|Kadthal|16.9596|78.4883
509360|2|Kalakonda||
509408|2|Keshampet||
509410|2|Mogalgidda|17.0873|78.1234
`,
  },
  {
    city: 'chennai',
    wards: `
Chengalpattu district|Chengalpattu district|||
Chennai district|Chennai district|||
St. Thomas Mount|St. Thomas Mount|Zone St. Thomas Mount|Alandur|Sriperumbudur
Thiruvallur district|Thiruvallur district|||
Ward 7|Ward 7|Zone I Thiruvottiyur|Tiruvottiyur|Chennai North
Ward 10|Ward 10|Zone I Thiruvottiyur|Tiruvottiyur|Chennai North
Ward 12|Ward 12|Zone I Thiruvottiyur|Tiruvottiyur|Chennai North
Ward 15|Ward 15|Zone II Manali|Ponneri (sc)|Tiruvallur (sc)
Ward 17|Ward 17|Zone II Manali|Madavaram|Tiruvallur (sc)
Ward 22|Ward 22|Zone III Madhavaram|Madavaram|Tiruvallur (sc)
Ward 29|Ward 29|Zone III Madhavaram|Tiruvottiyur|Chennai North
Ward 33|Ward 33|Zone III Madhavaram|Madavaram|Tiruvallur (sc)
Ward 37|Ward 37|Zone IV Tondiarpet|Perambur|Chennai North
Ward 38|Ward 38|Zone IV Tondiarpet|Dr. Radhakrishnan Naga|Chennai North
Ward 39|Ward 39|Zone IV Tondiarpet|Dr. Radhakrishnan Naga|Chennai North
Ward 42|Ward 42|Zone IV Tondiarpet|Royapuram|Chennai North
Ward 49|Ward 49|Zone V Royapuram|Royapuram|Chennai North
Ward 50|Ward 50|Zone V Royapuram|Royapuram|Chennai North
Ward 54|Ward 54|Zone V Royapuram|Harbour|Chennai Central
Ward 55|Ward 55|Zone V Royapuram|Royapuram|Chennai North
Ward 58|Ward 58|Zone V Royapuram|Egmore (sc)|Chennai Central
Ward 59|Ward 59|Zone V Royapuram|Harbour|Chennai Central
Ward 60|Ward 60|Zone V Royapuram|Harbour|Chennai Central
Ward 61|Ward 61|Zone V Royapuram|Egmore (sc)|Chennai Central
Ward 62|Ward 62|Zone V Royapuram|Chepauk-Thiruvalliken|Chennai Central
Ward 63|Ward 63|Zone V Royapuram|Chepauk-Thiruvalliken|Chennai Central
Ward 64|Ward 64|Zone VI Thiru-Vi-Ka-Nagar|Kolathur|Chennai North
Ward 66|Ward 66|Zone VI Thiru-Vi-Ka-Nagar|Kolathur|Chennai North
Ward 67|Ward 67|Zone VI Thiru-Vi-Ka-Nagar|Kolathur|Chennai North
Ward 71|Ward 71|Zone VI Thiru-Vi-Ka-Nagar|Thiru-Vi-Ka-Nagar(sc)|Chennai North
Ward 75|Ward 75|Zone VI Thiru-Vi-Ka-Nagar|Thiru-Vi-Ka-Nagar(sc)|Chennai North
Ward 80|Ward 80|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 82|Ward 82|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 83|Ward 83|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 84|Ward 84|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 85|Ward 85|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 86|Ward 86|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 87|Ward 87|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 90|Ward 90|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 92|Ward 92|Zone VII Ambattur|Ambattur|Sriperumbudur
Ward 94|Ward 94|Zone VIII Annanagar|Villivakkam|Chennai Central
Ward 95|Ward 95|Zone VIII Annanagar|Villivakkam|Chennai Central
Ward 96|Ward 96|Zone VIII Annanagar|Villivakkam|Chennai Central
Ward 100|Ward 100|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 101|Ward 101|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 103|Ward 103|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 104|Ward 104|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 105|Ward 105|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 106|Ward 106|Zone VIII Annanagar|Anna Nagar|Chennai Central
Ward 107|Ward 107|Zone VIII Annanagar|Egmore (sc)|Chennai Central
Ward 110|Ward 110|Zone IX Teynampet|Thousand Lights|Chennai Central
Ward 111|Ward 111|Zone IX Teynampet|Thousand Lights|Chennai Central
Ward 114|Ward 114|Zone IX Teynampet|Harbour|Chennai Central
Ward 116|Ward 116|Zone IX Teynampet|Chepauk-Thiruvalliken|Chennai Central
Ward 117|Ward 117|Zone IX Teynampet|Thousand Lights|Chennai Central
Ward 118|Ward 118|Zone IX Teynampet|Thousand Lights|Chennai Central
Ward 122|Ward 122|Zone IX Teynampet|Mylapore|Chennai South
Ward 124|Ward 124|Zone IX Teynampet|Mylapore|Chennai South
Ward 125|Ward 125|Zone IX Teynampet|Mylapore|Chennai South
Ward 127|Ward 127|Zone X Kodambakkam|Virugampakkam|Chennai South
Ward 128|Ward 128|Zone X Kodambakkam|Virugampakkam|Chennai South
Ward 130|Ward 130|Zone X Kodambakkam|Thiyagarayanagar|Chennai South
Ward 131|Ward 131|Zone X Kodambakkam|Thiyagarayanagar|Chennai South
Ward 134|Ward 134|Zone X Kodambakkam|Thiyagarayanagar|Chennai South
Ward 135|Ward 135|Zone X Kodambakkam|Thiyagarayanagar|Chennai South
Ward 136|Ward 136|Zone X Kodambakkam|Thiyagarayanagar|Chennai South
Ward 139|Ward 139|Zone X Kodambakkam|Saidapet|Chennai South
Ward 145|Ward 145|Zone XI Valasaravakkam|Maduravoyal|Sriperumbudur
Ward 149|Ward 149|Zone XI Valasaravakkam|Virugampakkam|Chennai South
Ward 150|Ward 150|Zone XI Valasaravakkam|Maduravoyal|Sriperumbudur
Ward 152|Ward 152|Zone XI Valasaravakkam|Maduravoyal|Sriperumbudur
Ward 155|Ward 155|Zone XI Valasaravakkam|Maduravoyal|Sriperumbudur
Ward 159|Ward 159|Zone XII Alandur|Alandur|Sriperumbudur
Ward 161|Ward 161|Zone XII Alandur|Alandur|Sriperumbudur
Ward 172|Ward 172|Zone XIII Adyar|Saidapet|Chennai South
Ward 174|Ward 174|Zone XIII Adyar|Saidapet|Chennai South
Ward 176|Ward 176|Zone XIII Adyar|Velachery|Chennai South
Ward 178|Ward 178|Zone XIII Adyar|Velachery|Chennai South
Ward 179|Ward 179|Zone XIII Adyar|Velachery|Chennai South
Ward 180|Ward 180|Zone XIII Adyar|Velachery|Chennai South
Ward 181|Ward 181|Zone XIII Adyar|Velachery|Chennai South
Ward 183|Ward 183|Zone XIV Perungudi|Shozhinganallur|Chennai South
Ward 184|Ward 184|Zone XIV Perungudi|Shozhinganallur|Chennai South
Ward 185|Ward 185|Zone XIV Perungudi|Shozhinganallur|Chennai South
Ward 188|Ward 188|Zone XIV Perungudi|Shozhinganallur|Chennai South
Ward 190|Ward 190|Zone XIV Perungudi|Shozhinganallur|Chennai South
Ward 193|Ward 193|Zone XV Sozhinganallur|Shozhinganallur|Chennai South
Ward 195|Ward 195|Zone XV Sozhinganallur|Shozhinganallur|Chennai South
Ward 197|Ward 197|Zone XV Sozhinganallur|Shozhinganallur|Chennai South
`,
    places: `
600001|21|Flower Bazaar|13.0881|80.2820
600001|22|Chennai|13.0948|80.2897
600001|18|Mint Building|13.1037|80.2777
600001|19|Govt Stanley Hospital|13.1051|80.2844
600002|20|Anna Road|13.0847|80.2727
600002|24|Chintadripet|13.0745|80.2698
600002|25|Madras Electricity System|13.0650|80.2648
600003|21|Park Town|13.0821|80.2787
600003|20|Ripon Buildings|13.0815|80.2708
600004|57|Mandaveli|13.0294|80.2668
600004|58|Mylapore|13.0356|80.2720
600005|52|Tiruvallikeni|13.0672|80.2837
600005|53|Parthasarathykoil|13.0539|80.2770
600006|51|Greams Road|13.0599|80.2548
600006|55|Teynampet West|13.0445|80.2488
600007|20|Vepery|13.0898|80.2594
600008|23|Egmore Mdo|13.0665|80.2566
600009|22|Fort St George|13.0794|80.2856
600010|45|Kilpauk|13.0797|80.2371
600010|46|Kilpauk Medical College|13.0775|80.2429
600011|27|Sembiam|13.1141|80.2289
600011|28|Perambur|13.1103|80.2186
600012|30|Perambur Barracks|13.0977|80.2518
600012|29|Venkatesapuram|13.0974|80.2424
600013|17|Rayapuram|13.1123|80.2923
600014|51|Royapettah|13.0539|80.2544
600015|65|Saidapet|13.0454|80.2376
600015|75|Guindy North|13.0025|80.2323
600016|2|St Thomas Mount|13.0015|80.1973
600016|73|Alandur|13.0020|80.2059
600016|85|Meenambakkam|12.9251|80.1987
600017|54|Hindi Prachar Sabha|13.0420|80.2398
600017|65|Thygarayanagar|13.0429|80.2354
600018|55|Teynampet|13.0394|80.2574
600019|5|Tiruvottiyur|13.1597|80.3021
600019|6|Kaladipet|13.1526|80.2986
600019|10|Tiruvottiyur West|13.1530|80.2650
600020|65|Adyar|13.0454|80.2376
600020|76|Shastri Nagar|13.0010|80.2573
600021|15|Washermanpet|13.1189|80.2852
600022|65|Rajbhavan|13.0454|80.2376
600023|42|Aynavaram|13.1018|80.2296
600024|63|Kodambakkam|13.0518|80.2300
600025|65|Engineering College|13.0454|80.2376
600026|1|Vadapalani|13.5056|80.2146
600028|1|Raja Annamalaipuram|13.0500|80.4491
600030|44|Shenoy Nagar|13.0801|80.2247
600030|48|Aminjikarai|13.0734|80.2272
600031|49|Chetput|13.0704|80.2425
600031|23|World University Service Centre|13.0728|80.2522
600032|61|Guindy Industrial Estate|13.0515|80.2116
600033|64|West Mambalam|13.0368|80.2236
600034|1|Nungambakkam MDO|13.1091|80.3942
600035|56|Nandanam|13.0318|80.2407
600036|75|Indian Institute Of Technology|12.9936|80.2339
600037|4|Mogappair West|13.1460|80.2833
600037|39|Mogappair|13.0848|80.1832
600038|41|Icf Colony|13.1004|80.2143
600039|12|Vyasarpadi|13.1231|80.2611
600040|43|Anna Nagar|13.0846|80.2079
600041|72|Valmiki Nagar|12.9931|80.1630
600041|83|Palavakkam|12.9608|80.2566
600042|77|Velacheri|12.9826|80.2216
600043|0|Pallavaram|12.9339|80.0173
600044|0|Chromepet|12.9340|80.1270
600045|0|Tambaram|12.9279|80.1176
600046|0|Tambaram IAF||
600047|0|Tambaram Sanatorium|12.9336|80.1209
600048|0|Vandalur|12.8760|80.0470
600049|40|Villivakkam|13.1091|80.2054
600049|34|Srinivasanagar|13.1070|80.1760
600049|36|Rajajinagar|13.0990|80.1780
600050|37|Padi|13.0989|80.1838
600051|1|Madhavaram Milk Colony|13.2660|80.4101
600052|3|Redhills|13.1950|80.1270
600053|31|Vijayalakshmipuram|13.1331|80.1591
600053|32|Prithivipakkam|13.1168|80.1669
600053|35|Ambattur|13.1134|80.1499
600054|3|Avadi Camp|13.1090|80.0951
600055|3|Avadi IAF|13.1450|80.0360
600056|3|Poonamallee|13.0466|80.0945
600057|7|Kamarajnagar|13.2070|80.2930
600058|36|Ambattur Indl Estate|13.1001|80.1741
600059|0|Tambaram East|12.9138|80.1093
600060|1|Madhavaram SO Tiruvallur|13.1610|80.1880
600061|73|Pazhavanthangal|12.9966|80.1990
600062|3|Tirumullaivoyal|13.1375|80.1299
600063|85|Srinivasanagar SO Kanchipuram|12.9251|80.1987
600064|0|Chitlapakkam|12.5015|80.1919
600066|9|Pozhal|13.1629|80.2031
600067|3|Sholavaram|13.2470|80.1530
600068|1|Manali SO Tiruvallur|13.1271|79.9109
600070|0|Anakaputhur|12.9850|80.1219
600071|3|Kamarajnagar|13.1026|80.0914
600072|3|Pattabiram|13.0945|80.0465
600073|0|Selaiyur|12.9200|80.1474
600074|0|Polichalur|12.9849|80.1393
600075|0|Pammal|12.9811|80.1443
600076|33|Korattur RS|13.1143|80.1852
600077|1|Thiruverkadu|13.0678|80.1055
600078|62|Kalaignar Karunanidhi Nagar|13.0434|80.2064
600081|14|Tondiarpet|13.1403|80.2956
600081|13|Tondiarpet West|13.1299|80.2797
600082|27|Periyar Nagar|13.1204|80.2242
600082|28|G K M Colony|13.1100|80.2198
600083|65|Ashoknagar|13.0454|80.2376
600083|66|Jafferkhanpet|13.0282|80.2165
600084|46|Flowers Road|13.0785|80.2519
600085|74|Kotturpuram|13.0210|80.2432
600086|65|Gopalapuram|13.0454|80.2376
600087|68|Alwarthirunagar|13.0475|80.1810
600088|1|Adambakkam|12.1470|80.3288
600089|71|Ramapuram|13.0301|80.1797
600090|80|Besantnagar|12.9929|80.2654
600091|72|Ram Nagar|12.9931|80.1630
600092|60|Virugambakkam|13.0503|80.1944
600093|62|Saligramam|13.0426|80.2064
600094|1|Choolaimedu|13.1104|80.3691
600095|16|Maduravoyal|13.1180|80.2894
600096|82|Perungudi|12.9677|80.2449
600097|86|Oggiamthoraipakkam|12.9486|80.2401
600097|87|Karapakkam|12.9223|80.2391
600099|26|Kolathur|13.1245|80.2138
600100|84|Pallikaranai|12.9479|80.2101
600101|38|Anna Nagar Western Extn|13.0876|80.1927
600102|44|Anna Nagar East|13.0840|80.2197
600103|7|Manali New Town|13.2104|80.2715
600103|8|Andarkuppam|13.1790|80.2390
600104|22|High Court Building|13.0872|80.2877
600106|43|Arumbakkam North|13.0755|80.2158
600106|47|Arumbakkam|13.0667|80.2145
600107|67|Koyambedu|13.0700|80.1827
600107|59|Koyambedu Wholesale Mkt|13.0666|80.1916
600110|3|Ponniammanmedu|13.2277|80.3967
600113|79|Tidel Park|12.9899|80.2487
600113|80|TTTI Taramani|12.9887|80.2579
600113|81|Dr Ambedkar Law Univeristy|12.9775|80.2433
600115|54|Neelangarai|13.0468|80.2456
600115|85|Injambakkam|12.9251|80.1987
600116|69|Sriramachandra Deemed Uty|13.0396|80.1483
600116|70|Porur|13.0396|80.1733
600117|0|Old Pallavaram|12.9588|80.1748
600118|11|Rv Nagar|13.1310|80.2310
600118|12|Kodungaiyur|13.1378|80.2642
600118|28|Erukkancheri|13.1120|80.2240
600119|88|Sholinganallur|12.8926|80.2279
600120|3|North Chennai Thermal PP|13.2523|80.2550
600123|3|Nazarethpettai|13.0195|80.0415
600124|3|Thirumushi|13.0523|80.0135
600125|85|Mugalivakkam|12.9251|80.1987
600126|85|Madambakkam|12.9251|80.1987
600127|85|Melakkottaiyur|12.9251|80.1987
600129|85|Kovilambakkam|12.9251|80.1987
600130|0|Thazambur|12.5920|80.0260
600131|0|Sithalapakkam|12.8710|80.1560
600133|3|Somangalam|12.9529|80.0420
601101|3|Arni CPT|13.3235|80.0595
601102|3|Periapalayam|13.3288|80.0756
601103|3|Vengal|13.1426|79.9090
601201|3|Gummidipundi|13.4310|80.1060
601202|3|Madarpakkam|13.4250|79.9750
601203|3|Minjur|13.2980|80.2395
601204|3|Ponneri|13.3334|80.1820
601205|3|Pulicat|13.4164|80.2200
601206|3|Kavarapettai|13.3490|80.1095
602001|3|Tiruvallur|13.1444|79.9095
602002|50|Nungambakkam|13.0611|80.2405
602003|3|Kakalur Ind Estate|13.1267|79.9188
602021|3|Ikkadu|13.1885|79.9396
602023|3|Poondi|13.2105|79.8390
602024|35|Pakkam|13.1076|80.1494
602025|3|Tirur Cpt|13.1126|79.9507
602026|78|Palavakkam S.O (TiruvallB.O|12.9860|80.2298
602105|3|Ulundai|12.7309|80.0326
602108|3|Pannur|12.9675|79.9418
603001|0|Chengalpattu|12.6840|79.9833
603002|0|Nathamchengalpattu|12.7074|79.9393
603003|0|Vallam|12.7048|80.0030
603004|0|Mahindra World City SO Kanchipuram|12.7065|79.9566
603101|85|Athurchengalpattu|12.9251|80.1987
603102|0|Kalpakkam|12.5088|80.1264
603103|0|Kelambakkam|12.4562|80.2720
603104|0|Mamallapuram|12.6392|80.1927
603105|85|Manambathi|12.9251|80.1987
603108|0|Sembakkam|12.6945|80.0931
603109|0|Tirukalikundram|12.5972|80.0556
603110|0|Tiruporur|12.7137|80.1814
603111|85|Venpakkam|12.9251|80.1987
603112|85|Kovalam SO Kanchipuram|12.9251|80.1987
603127|85|Anupuram|12.9251|80.1987
603201|85|Elapakkam|12.9251|80.1987
603202|0|Guduvancheri|12.6840|79.9833
603203|0|Kattankolathur|13.0259|80.0269
603204|0|Singaperumalkoil|12.7054|79.9833
603209|0|Maraimalai Nagar|12.9051|80.0217
603210|0|Urapakkam|12.8775|80.0841
603211|85|Annai Anjugam Nagar|12.9251|80.1987
603301|0|Acharapakkam|12.5102|79.8849
603302|0|Cheyur SO Kanchipuram|12.3487|80.0050
603303|0|Karunguli|12.5102|79.8849
603304|7|Kudapakkam|13.2092|80.2724
603305|0|Kuvathur|12.5102|79.8849
603306|0|Madurantakam|12.5102|79.8849
603307|0|Orathy|12.4546|79.7988
603308|0|Padalam|12.6036|79.9490
603309|0|Polambakkam|12.4102|79.8875
603310|0|Thozhupedu|12.3513|79.8076
603311|0|Zamin Endathur|12.4430|79.9393
603312|0|Pavunjur|12.4454|80.0003
603313|0|Chithamur|12.3487|80.0031
603314|0|Malaivaiyavur|12.6136|79.7575
603319|85|Melmaruvathur|12.9251|80.1987
603401|0|Chunampet|12.3117|79.9615
603405|85|Ponvilainthakalathur|12.9251|80.1987
603406|0|Kiliyanagar|12.6136|79.7575
631201|3|Arungolam|12.8270|79.6873
631202|3|Athimanjeripeta|13.1733|79.6168
631203|3|Kadambathur|13.1008|79.8717
631204|3|Kanakammachatram|13.1435|79.8932
631205|3|Kg Kandigai|13.1733|79.6168
631206|3|Madduru|13.2010|79.5774
631207|3|Pallipat|13.3389|79.4428
631208|3|Podaturpeta|13.1381|79.8231
631209|3|Tiruttani|13.1687|79.6168
631210|36|Athipattu|13.0964|80.1483
631211|3|Saraswathinagar|13.1733|79.6168
631212|3|Poonimangadu|13.2432|79.6397
631213|3|Ponpadi Rs|13.1733|79.6168
631301|3|Ammavarikuppam|13.1733|79.5176
631302|3|Erumbi|13.1161|79.8716
631303|3|Ramakrishnarajupeta|12.9999|79.6185
631304|3|Vanganur|13.1685|79.6168
631402|3|Perambakkam|13.0249|79.8263
`,
  },
  {
    city: 'pune',
    wards: `
Aundh|Aundh||Kothrud|Pune
Bhavani Peth|Bhavani Peth||Kasba Peth|Pune
Bibwewadi|Bibwewadi||Hadapsar|Shirur
Dhankawadi|Dhankawadi||Khadakwasala|Baramati
Dhole Patil Rd|Dhole Patil Rd||Pune Cantonment (sc)|Pune
Ghole Road|Ghole Road||Shivajinagar|Pune
Hadapsar|Hadapsar||Hadapsar|Shirur
Kasba-Vishrambaugwada|Kasba-Vishrambaugwada||Kasba Peth|Pune
Kondhwa Wanavdi|Kondhwa Wanavdi||Pune Cantonment (sc)|Pune
Kothrud Karveroad|Kothrud Karveroad||Kothrud|Pune
Nagar Road|Nagar Road||Vadgaon Sheri|Pune
Pune district|Pune district|||
Sahakarnagar|Sahakarnagar||Parvati|Pune
Tilak Road|Tilak Road||Khadakwasala|Baramati
Warje Karvenagar|Warje Karvenagar||Khadakwasala|Baramati
Yerawda - Sangamwadi|Yerawda - Sangamwadi||Vadgaon Sheri|Pune
`,
    places: `
410301|11|Khandala|18.7582|73.3749
410302|11|R P T S Khandala|18.7625|73.3891
410401|11|Lonavala|18.7379|73.4002
410402|11|Ins Shivaji Lonavale|18.7267|73.3763
410403|11|Kaivalyadham|18.7601|73.4150
410405|11|Kamshet|18.7614|73.5406
410406|7|Morave|18.5204|73.8567
410501|11|Chakan|18.7446|73.8602
410502|11|Junnar|19.2093|73.8290
410503|11|Manchar|19.0146|73.9327
410504|11|Narayangaon|19.1766|73.9785
410505|11|Rajgurunagar|18.8505|73.8757
410506|11|Talegaon Dabhade|18.7563|73.5138
410507|11|Talegaon G H|18.7563|73.6751
410508|11|Dhamani|18.9163|74.0661
410509|11|Dimbhe Colony|19.1123|73.6660
410510|11|Loni Dhamani|18.8923|74.0913
410511|11|Shiroli B K|19.1840|73.9270
410512|11|Peth|18.9499|73.9059
410513|11|Chas|18.9428|73.7757
410515|11|Kalamb|19.0387|73.9162
410516|11|Shinoli|19.0756|73.7810
410517|11|Khodad|19.0741|74.0412
411001|4|Pune|18.5232|73.8759
411001|14|Dr.B.A. Chowk|18.4756|73.7962
411002|7|Pune City|18.5147|73.8568
411002|1|Nana Peth|18.5150|73.8710
411003|11|Khadki|18.5551|73.8509
411004|5|Deccan Gymkhana|18.5130|73.8374
411005|5|Shivajinagar|18.5275|73.8505
411006|10|Yerwada|18.5602|73.8920
411007|0|Ganeshkhind|18.5526|73.8201
411008|0|N.C.L. Pune|18.5395|73.8184
411009|12|Parvati|18.4954|73.8563
411011|1|Mangalwar Peth|18.5210|73.8641
411011|7|Kasba Peth|18.5203|73.8599
411012|11|Dapodi|18.5812|73.8323
411013|4|Hadpsar I.E.|18.5077|73.9173
411014|10|Vadgaon Sheri|18.5436|73.9251
411014|15|Dunkirk lines|18.5674|73.9265
411015|15|Dighi Camp|18.5801|73.8765
411016|5|Model Colony|18.5317|73.8326
411017|11|Pimpri Colony|18.6169|73.7061
411018|11|Pimpri P F|18.6330|73.8170
411019|11|Chinchwad East|18.6543|73.7975
411020|0|Botanical Garden|18.5660|73.8257
411021|0|Armament|18.5370|73.8048
411022|8|Srpf|18.5021|73.9085
411023|13|Mandvi BK|18.4694|73.8355
411023|14|N.D.A. Khadakwasla|18.4857|73.7779
411024|11|Khadakwasla R.S.|18.4452|73.7858
411025|11|I. A. T|18.3894|73.7004
411026|11|Bhosari I.E.|18.6296|73.8360
411027|11|Aundh Camp|18.5766|73.8120
411028|4|Hadapsar|18.5031|73.9315
411028|6|Sasanenagar|18.4931|73.9304
411030|7|S.P. College|18.5140|73.8495
411031|11|C M E|18.5838|73.8425
411032|15|Iaf Station|18.5892|73.9200
411033|11|Chinchwadgaon|18.6298|73.7821
411034|11|Kasarwadi|18.6040|73.8261
411035|11|Akurdi|18.6539|73.7814
411036|4|Mundhva AV|18.5298|73.9095
411037|2|Bibvewadi|18.4782|73.8614
411037|12|Market Yard|18.4895|73.8696
411038|9|Ex. Serviceman Colony|18.5103|73.8054
411038|14|Kothrud|18.5020|73.8146
411039|11|Bhosarigoan|18.6203|73.8482
411040|11|Wanowarie|18.5006|73.8859
411041|7|Sinhgad Technical Education Society|18.5154|73.8568
411041|13|Vadgaon Budruk|18.4508|73.8119
411042|7|Swargate|18.5012|73.8601
411042|1|Bhavani Peth|18.5057|73.8661
411043|3|Dhankawadi|18.4654|73.8551
411044|11|P. C. N. T.|18.6589|73.7503
411045|0|N. I. A.|18.5713|73.7657
411046|3|Katraj|18.4460|73.8603
411047|11|Lohogaon|18.6165|73.9428
411048|8|N I B M|18.4765|73.8974
411051|13|Anandnagar|18.4794|73.8300
411052|14|Navsahyadri|18.4910|73.8232
411057|11|Infotech  Park|18.5864|73.7368
411058|14|Warje|18.4758|73.7977
411060|6|Mohamadwadi|18.4706|73.9218
411061|11|Pimple Gurav|18.5914|73.8186
411062|11|Rupeenagar|18.6659|73.7784
411067|0|Aundh|18.5634|73.8129
411068|11|Nanded|18.4580|73.7919
411069|0|Baner DSO|18.5624|73.7868
411070|11|Moshi|18.6648|73.8411
411071|11|Bavdhan|18.5167|73.7720
411073|3|Ambegaon Bk DSO|18.4430|73.8445
411081|11|Charholi|18.6533|73.9075
412101|11|Dehu Road Cantt|18.6798|73.7337
412102|11|Nira R S|18.1241|74.2234
412103|11|Vadgaon Nimbalkar|18.3297|74.3442
412104|11|Rajewadi|18.3865|74.1577
412105|11|Alandi Devachi|18.6719|73.9072
412106|11|Vadgaon|18.7493|73.6052
412107|11|Panshet|18.3505|73.6197
412108|11|Paud|18.5244|73.5286
412109|11|Dehu|18.7391|73.7208
412110|11|Theur|18.5417|74.0252
412112|11|Dasve Lavasa|18.3845|73.5117
412115|1|Muthe|18.5031|73.8674
412115|7|Ambarvet|18.5204|73.8567
412201|11|Loni Kalbhor|18.4844|74.0407
412202|11|Urulikanchan|18.5030|74.1447
412203|11|Kedgaon|18.4935|74.3769
412204|11|Supa|18.3299|74.4324
412205|11|Khed Shivapur Baug|18.2904|73.8702
412206|11|Bhor|18.1440|73.8382
412207|11|Vagholi|18.4631|74.1343
412208|5|Shikrapur|18.5275|73.8505
412209|11|Ranjangaon Ganpati|18.7543|74.2238
412210|11|Shirur|18.8259|74.3793
412211|11|Nhavare|18.6168|74.3998
412212|11|Velhe|18.2963|73.6378
412213|11|Nasrapur|18.2489|73.8374
412214|11|Yavat|18.4854|74.2684
412215|11|Varvand|18.4722|74.4208
412216|11|Koregaon Bhima|18.6192|74.0682
412218|11|Malthan|18.8440|74.2252
412219|11|Madhukarnagar Patas|18.4136|74.4709
412220|11|Midc Ranjangaon Ganpati|18.6500|74.2344
412301|7|Sonari|18.5204|73.8567
412303|12|Pimpri|18.4921|73.8615
412304|11|Morgaon|18.2749|74.3155
412305|11|Valha|18.2062|74.1549
412306|11|Someshwarnagar|18.1053|74.3052
412307|11|Manjari Farm|18.5097|73.9808
412308|11|Phursungi|18.4563|73.9771
412311|11|Parinche|18.2145|74.0397
412312|11|Veer|18.1485|74.0836
412401|11|Arvi|18.3677|73.7739
412402|11|Vada|18.8405|73.9072
412403|11|Pabal|18.8287|74.0600
412404|11|Kadus|18.9310|73.7860
412405|11|Avsari KH|18.9233|73.9876
412406|11|Avasari BK|18.9643|74.0311
412408|11|Ghodegaon|19.0674|73.8272
412409|11|Otur|19.2643|73.9312
412410|11|Belha|19.1163|74.1737
412411|11|Ala|19.1774|74.1078
412412|11|Pimpalwandi|18.7387|74.0536
413102|11|Baramati|18.1500|74.5761
413103|11|Bawada|18.6373|74.2133
413104|11|Bhavaninagar|18.1129|74.6845
413105|11|Bhigwan R S|18.3344|74.7739
413106|11|Indapur||
413110|11|Pandare|18.1500|74.5833
413114|11|Walchandnagar|18.0307|74.8199
413115|11|Malegaon BK|18.1341|74.5122
413116|11|Shivnagar|18.0982|74.5159
413120|11|Nimgaon Ketki||
413130|11|Bhigwan|18.2810|74.6847
413132|11|Palasdeo|18.1922|74.4471
413133|11|Baramati MIDC|18.2032|74.5953
413211|11|Niranarshingpur||
413801|11|Daund|18.4586|74.5789
413802|11|Midc Kurkumbh|18.3953|74.5320
`,
  },
  {
    city: 'kolkata',
    wards: `
Kolkata district|Kolkata district|||
Ward 1|Ward 1||Kashipurbelgachhia|Kolkata Uttar
Ward 2|Ward 2||Kashipurbelgachhia|Kolkata Uttar
Ward 3|Ward 3||Kashipurbelgachhia|Kolkata Uttar
Ward 4|Ward 4||Kashipurbelgachhia|Kolkata Uttar
Ward 5|Ward 5||Kashipurbelgachhia|Kolkata Uttar
Ward 6|Ward 6||Kashipurbelgachhia|Kolkata Uttar
Ward 7|Ward 7||Shyampukur|Kolkata Uttar
Ward 9|Ward 9||Shyampukur|Kolkata Uttar
Ward 10|Ward 10||Maniktala|Kolkata Uttar
Ward 11|Ward 11||Maniktala|Kolkata Uttar
Ward 14|Ward 14||Maniktala|Kolkata Uttar
Ward 15|Ward 15||Maniktala|Kolkata Uttar
Ward 20|Ward 20||Shyampukur|Kolkata Uttar
Ward 21|Ward 21||Shyampukur|Kolkata Uttar
Ward 22|Ward 22||Jorasanko|Kolkata Uttar
Ward 25|Ward 25||Jorasanko|Kolkata Uttar
Ward 26|Ward 26||Shyampukur|Kolkata Uttar
Ward 27|Ward 27||Jorasanko|Kolkata Uttar
Ward 28|Ward 28||Maniktala|Kolkata Uttar
Ward 29|Ward 29||Beleghata|Kolkata Uttar
Ward 31|Ward 31||Maniktala|Kolkata Uttar
Ward 34|Ward 34||Beleghata|Kolkata Uttar
Ward 35|Ward 35||Beleghata|Kolkata Uttar
Ward 39|Ward 39||Jorasanko|Kolkata Uttar
Ward 40|Ward 40||Jorasanko|Kolkata Uttar
Ward 41|Ward 41||Jorasanko|Kolkata Uttar
Ward 42|Ward 42||Jorasanko|Kolkata Uttar
Ward 45|Ward 45||Chowrangee|Kolkata Uttar
Ward 46|Ward 46||Chowrangee|Kolkata Uttar
Ward 47|Ward 47||Chowrangee|Kolkata Uttar
Ward 50|Ward 50||Chowrangee|Kolkata Uttar
Ward 51|Ward 51||Chowrangee|Kolkata Uttar
Ward 52|Ward 52||Chowrangee|Kolkata Uttar
Ward 53|Ward 53||Chowrangee|Kolkata Uttar
Ward 54|Ward 54||Entally|Kolkata Uttar
Ward 55|Ward 55||Beleghata|Kolkata Uttar
Ward 58|Ward 58||Entally|Kolkata Uttar
Ward 61|Ward 61||Ballygunge|Kolkata Dakshin
Ward 63|Ward 63||Bhabanipur|Kolkata Dakshin
Ward 65|Ward 65||Ballygunge|Kolkata Dakshin
Ward 66|Ward 66||Kasba|Kolkata Dakshin
Ward 67|Ward 67||Kasba|Kolkata Dakshin
Ward 68|Ward 68||Ballygunge|Kolkata Dakshin
Ward 69|Ward 69||Ballygunge|Kolkata Dakshin
Ward 70|Ward 70||Bhabanipur|Kolkata Dakshin
Ward 71|Ward 71||Bhabanipur|Kolkata Dakshin
Ward 72|Ward 72||Ballygunge|Kolkata Dakshin
Ward 73|Ward 73||Bhabanipur|Kolkata Dakshin
Ward 74|Ward 74||Bhabanipur|Kolkata Dakshin
Ward 75|Ward 75||Bhabanipur|Kolkata Dakshin
Ward 77|Ward 77||Bhabanipur|Kolkata Dakshin
Ward 79|Ward 79||Bhabanipur|Kolkata Dakshin
Ward 80|Ward 80||Kolkata Port|Kolkata Dakshin
Ward 81|Ward 81||Rashbehari|Kolkata Dakshin
Ward 82|Ward 82||Bhabanipur|Kolkata Dakshin
Ward 83|Ward 83||Rashbehari|Kolkata Dakshin
Ward 84|Ward 84||Rashbehari|Kolkata Dakshin
Ward 86|Ward 86||Rashbehari|Kolkata Dakshin
Ward 87|Ward 87||Rashbehari|Kolkata Dakshin
Ward 88|Ward 88||Rashbehari|Kolkata Dakshin
Ward 89|Ward 89||Rashbehari|Kolkata Dakshin
Ward 90|Ward 90||Ballygunge|Kolkata Dakshin
Ward 92|Ward 92||Kasba|Kolkata Dakshin
Ward 93|Ward 93||Rashbehari|Kolkata Dakshin
Ward 94|Ward 94||Jadavpur|Jadavpur
Ward 95|Ward 95||Jadavpur|Jadavpur
Ward 96|Ward 96||Jadavpur|Jadavpur
Ward 97|Ward 97||Tollyganj|Jadavpur
Ward 98|Ward 98||Tollyganj|Jadavpur
Ward 99|Ward 99||Jadavpur|Jadavpur
Ward 100|Ward 100||Tollyganj|Jadavpur
Ward 101|Ward 101||Jadavpur|Jadavpur
Ward 103|Ward 103||Jadavpur|Jadavpur
Ward 104|Ward 104||Jadavpur|Jadavpur
Ward 105|Ward 105||Kasba|Kolkata Dakshin
Ward 106|Ward 106||Kasba|Kolkata Dakshin
Ward 107|Ward 107||Kasba|Kolkata Dakshin
Ward 108|Ward 108||Kasba|Kolkata Dakshin
Ward 109|Ward 109||Jadavpur|Jadavpur
Ward 112|Ward 112||Tollyganj|Jadavpur
Ward 116|Ward 116||Tollyganj|Jadavpur
Ward 119|Ward 119||Behala Paschim|Kolkata Dakshin
Ward 120|Ward 120||Behala Paschim|Kolkata Dakshin
Ward 121|Ward 121||Behala Paschim|Kolkata Dakshin
Ward 122|Ward 122||Tollyganj|Jadavpur
Ward 125|Ward 125||Behala Paschim|Kolkata Dakshin
Ward 126|Ward 126||Behala Paschim|Kolkata Dakshin
Ward 127|Ward 127||Behala Paschim|Kolkata Dakshin
Ward 128|Ward 128||Behala Paschim|Kolkata Dakshin
Ward 129|Ward 129||Behala Paschim|Kolkata Dakshin
Ward 130|Ward 130||Behala Paschim|Kolkata Dakshin
Ward 131|Ward 131||Behala Paschim|Kolkata Dakshin
Ward 135|Ward 135||Kolkata Port|Kolkata Dakshin
Ward 136|Ward 136||Kolkata Port|Kolkata Dakshin
Ward 139|Ward 139||Metiaburuz|Diamond Harbour
Ward 140|Ward 140||Metiaburuz|Diamond Harbour
Ward 141|Ward 141||Metiaburuz|Diamond Harbour
`,
    places: `
700001|28|Kolkata|22.5742|88.3475
700001|25|R N Mukherjee Road|22.5726|88.3639
700002|6|Cossipore|22.6187|88.3726
700002|1|Satchasipara|22.6298|88.3780
700002|81|Postal Stores Depot|22.4964|88.3397
700002|4|Paikpara|22.6148|88.3803
700002|44|Kolkata Armed Police|22.5291|88.3590
700003|7|Baghbazar|22.6032|88.3675
700004|9|Shyambazar Mail|22.5977|88.3718
700004|28|Ultadanga|22.5800|88.3500
700004|5|RGKar Medical College|22.6035|88.3783
700005|13|Ahiritola|22.5950|88.3561
700005|8|Hatkhola|22.5972|88.3613
700006|10|Simla|22.5928|88.3709
700006|12|Sahitya Parisad|22.5901|88.3759
700006|14|Pathuriaghata|22.5900|88.3559
700006|16|Jorasanko|22.5872|88.3599
700006|17|Beadon Street|22.5900|88.3644
700006|18|Bidhan Sarani|22.5857|88.3677
700006|19|Manicktala|22.5842|88.3773
700007|16|Archana|22.5844|88.3604
700007|15|Kalakar Street|22.5861|88.3549
700007|24|College Square|22.5785|88.3631
700007|26|Barabazar H O|22.5809|88.3602
700007|27|Strand Road|22.5814|88.3493
700008|87|Barisha|22.4820|88.3104
700009|25|Raja Ram Mohan Sarani|22.5746|88.3658
700010|22|Beleghata|22.5632|88.3946
700011|20|Narkeldanga|22.5763|88.3802
700012|28|Bowbazar SO Kolkata|22.5728|88.3475
700012|30|Yogayog Bhawan|22.5686|88.3578
700012|31|Sankaritola|22.5671|88.3650
700013|32|Dharmatala|22.5648|88.3604
700014|34|Asylum Lane|22.5568|88.3634
700014|35|Intally|22.5567|88.3661
700015|36|Tangra|22.5622|88.3764
700016|28|Madrassa|22.5762|88.3543
700016|38|Elliot Road|22.5511|88.3620
700016|39|Park Street|22.5520|88.3539
700017|39|Shakespeare Sarani|22.5446|88.3584
700017|44|Circus Avenue|22.5385|88.3556
700018|90|Rabindra Nagar SO Kolkata|22.5013|88.3006
700018|95|Bartala|22.5439|88.2697
700019|40|Ballygunge|22.5316|88.3658
700019|43|Ballygunge RS|22.5213|88.3695
700019|44|Garcha Road|22.5264|88.3600
700019|48|Ballygunge Sc College|22.5272|88.3453
700020|46|Gokhel Road|22.5404|88.3436
700020|44|AJCBose Road|22.5411|88.3551
700020|45|LRSarani|22.5378|88.3487
700021|0|Fort William|22.3895|88.3375
700022|50|Hastings|22.5463|88.3272
700023|50|Raja J.N.Market|22.5441|88.3242
700023|51|Mansatala|22.5395|88.3269
700024|93|Garden Reach|22.5481|88.2879
700024|94|PGReach|22.5389|88.2849
700024|53|TGRoad|22.5422|88.2916
700025|28|Bhawanipore|22.5728|88.3475
700025|44|Ramkrishna Park|22.5267|88.3531
700025|59|Lansdowne Market|22.5165|88.3489
700026|60|Sahanagar SO Kolkata|22.5125|88.3435
700026|47|RKSeva Pratisthan|22.5269|88.3525
700026|48|Kalimandir|22.5235|88.3441
700026|56|Keoratala|22.5170|88.3422
700026|57|Kalighat|22.5215|88.3470
700027|49|Alipore|22.5304|88.3334
700027|52|Mominpur|22.5256|88.3253
700027|55|Chetla|22.5175|88.3352
700029|59|Sarat Bose Road|22.5153|88.3505
700029|58|Dover Lane|22.5211|88.3617
700029|62|Rash Behari Avenue|22.5172|88.3542
700030|2|Ghugudanga|22.6190|88.3887
700031|63|Dhakuria|22.5071|88.3718
700032|64|Jadavpur University|22.4978|88.3703
700032|65|Pgh Shah Road|22.5011|88.3475
700032|66|Bijoygarh|22.4878|88.3619
700033|54|Tollygunge|22.5052|88.3443
700033|61|Indrani Park|22.5019|88.3508
700034|84|Behala|22.4927|88.3210
700034|91|Behala Municipal Market|22.4999|88.3133
700034|83|Senhati|22.4992|88.3264
700034|92|Panchanantala|22.5039|88.3168
700037|3|Belgachia Road|22.6088|88.3894
700037|5|Belgachia|22.6060|88.3838
700038|82|Sahapur|22.5068|88.3234
700039|42|Tiljala|22.5253|88.3794
700039|41|Picnic Garden|22.5291|88.3883
700040|66|Regent Park|22.4853|88.3522
700040|68|Russa|22.4843|88.3464
700040|69|Netaji Nagar SO Kolkata|22.4806|88.3576
700041|81|Sirity|22.4935|88.3335
700041|92|Paschim Putiari|22.5087|88.3067
700042|28|Kasba SO Kolkata|22.5728|88.3475
700042|42|Bosepukur Road|22.5180|88.3839
700043|84|Sonai SO Kolkata|22.4878|88.3310
700043|53|South Eastern Railway|22.5434|88.3102
700044|96|Badartala|22.5521|88.2627
700044|97|Rajabagan Dock Yard|22.5522|88.2716
700045|64|Lake Gardens|22.5065|88.3569
700046|37|Gobinda Khatick Road|22.5503|88.3810
700047|71|Naktala|22.4694|88.3714
700047|72|Raipur Jorabagan Road|22.4713|88.3872
700047|70|Ganguly Bagan|22.4802|88.3757
700050|2|Sinthee|22.6285|88.3846
700053|54|New Alipore|22.5112|88.3312
700053|81|Kalabagan|22.4953|88.3394
700053|52|Kolkata Mint|22.5191|88.3228
700054|21|Kankurgachi|22.5797|88.3899
700060|92|Parnasree Pally|22.5087|88.3067
700061|88|Sarsoona|22.4797|88.2871
700061|87|Dakshin Behala|22.4730|88.2980
700061|89|Sakuntala Park|22.4859|88.2913
700062|0|West Bengal Governors Camp|22.3049|88.2056
700063|86|Thakurpukur|22.4684|88.3077
700066|28|Bidhangarh|22.5728|88.3475
700067|11|Ultadanga Main Road|22.5926|88.3860
700068|64|Jodhpur Park|22.5064|88.3669
700069|29|Esplanade|22.5661|88.3505
700070|80|Bansdroni|22.4730|88.3610
700071|28|Little Russel Street|22.5725|88.3525
700071|37|Russel Street|22.5497|88.3825
700071|39|Middleton Row|22.5513|88.3526
700072|29|Hindustan Building|22.5663|88.3542
700072|39|Princep Street|22.5479|88.3581
700073|28|Chittaranjan Avenue SO Kolkata|22.5728|88.3475
700075|74|Garfa|22.4986|88.3787
700075|73|Santoshpur|22.4916|88.3836
700078|75|Haltu|22.5091|88.3809
700078|76|Purbachal Main Road|22.5047|88.3897
700082|85|KPBazar SO Kolkata|22.4718|88.3399
700082|28|Haridevpur|22.5728|88.3475
700085|23|KG Bose Sarani|22.5682|88.3835
700086|72|Baghajatin|22.4827|88.3860
700087|33|New Market|22.5589|88.3551
700088|53|Brace Bridge|22.5138|88.3070
700092|67|Regent Estate|22.4854|88.3687
700094|79|Panchasayar|22.4790|88.3935
700094|78|Baishnab Ghata Patuli Township|22.5059|88.4045
700095|65|Golf Green|22.4970|88.3574
700099|79|Mukundapur|22.4955|88.4017
700100|77|Vip Nagar|22.5255|88.3951
700105|37|Dhapa|22.5512|88.3933
700107|78|Madurdaha|22.5094|88.4047
900099|28|2cbpo|22.5728|88.3475
`,
  },
  {
    city: 'ahmedabad',
    wards: `
Ahmadabad district|Ahmadabad district|||
Ward 1 Gota|Gota||Ghatlodia|Gandhinagar
Ward 2 Chandlodia|Chandlodia||Ghatlodia|Gandhinagar
Ward 3 Chandkheda|Chandkheda||Gandhinagar(south)|Ahmedabad East
Ward 4 Sabarmati|Sabarmati||Sabarmati|Gandhinagar
Ward 5 Ranip|Ranip||Sabarmati|Gandhinagar
Ward 6 New Wadaj|New Wadaj||Naranpura|Gandhinagar
Ward 7 Ghatlodia|Ghatlodia||Naranpura|Gandhinagar
Ward 8 Thaltej|Thaltej||Ghatlodia|Gandhinagar
Ward 9 Naranpura|Naranpura||Ellisbridge|Ahmedabad West(sc)
Ward 10 S. P. Stadium|S. P. Stadium||Naranpura|Gandhinagar
Ward 11 Sardarnagar|Sardarnagar||Naroda|Ahmedabad East
Ward 12 Naroda|Naroda||Naroda|Ahmedabad East
Ward 13 Saijpur Bogha|Saijpur Bogha||Thakkar Bapanagar|Ahmedabad East
Ward 15 Asarwa|Asarwa||Asarwa|Ahmedabad West(sc)
Ward 16 Shahibag|Shahibag||Asarwa|Ahmedabad West(sc)
Ward 17 Shahpur|Shahpur||Jamalpur-Khadia|Ahmedabad West(sc)
Ward 18 Navrangpura|Navrangpura||Ellisbridge|Ahmedabad West(sc)
Ward 19 Bodakdev|Bodakdev||Ellisbridge|Ahmedabad West(sc)
Ward 20 Jodhpur|Jodhpur||Vejalpur|Gandhinagar
Ward 21 Dariyapur|Dariyapur||Jamalpur-Khadia|Ahmedabad West(sc)
Ward 23 Thakkarbapanagar|Thakkarbapanagar||Thakkar Bapanagar|Ahmedabad East
Ward 24 Nikol|Nikol||Nikol|Ahmedabad East
Ward 25 Viratnagar|Viratnagar||Amraiwadi|Ahmedabad West(sc)
Ward 26 Bapunagar|Bapunagar||Bapunagar|Ahmedabad East
Ward 27 Saraspur-Rakhiyal|Saraspur-Rakhiyal||Amraiwadi|Ahmedabad West(sc)
Ward 28 Khadia|Khadia||Jamalpur-Khadia|Ahmedabad West(sc)
Ward 29 Jamalpur|Jamalpur||Jamalpur-Khadia|Ahmedabad West(sc)
Ward 30 Paldi|Paldi||Ellisbridge|Ahmedabad West(sc)
Ward 31 Vasna|Vasna||Ellisbridge|Ahmedabad West(sc)
Ward 32 Vejalpur|Vejalpur||Vejalpur|Gandhinagar
Ward 33 Sarkhej|Sarkhej||Vejalpur|Gandhinagar
Ward 34 Maktampura|Maktampura||Vejalpur|Gandhinagar
Ward 36 Danilimda|Danilimda||Jamalpur-Khadia|Ahmedabad West(sc)
Ward 37 Maninagar|Maninagar||Danilimda|Ahmedabad West(sc)
Ward 38 Gomtipur|Gomtipur||Maninagar|Ahmedabad West(sc)
Ward 39 Amraiwadi|Amraiwadi||Maninagar|Ahmedabad West(sc)
Ward 40 Odhav|Odhav||Amraiwadi|Ahmedabad West(sc)
Ward 41 Vastral|Vastral||Amraiwadi|Ahmedabad West(sc)
Ward 43 Bhaipura Hatkeshwar|Bhaipura Hatkeshwar||Maninagar|Ahmedabad West(sc)
Ward 44 Khokhra|Khokhra||Maninagar|Ahmedabad West(sc)
Ward 45 Isanpur|Isanpur||Maninagar|Ahmedabad West(sc)
Ward 46 Lambha|Lambha||Danilimda|Ahmedabad West(sc)
Ward 48 Ramol Hathijan|Ramol Hathijan||Maninagar|Ahmedabad West(sc)
`,
    places: `
363423|0|Dholi Bhal|22.5892|71.8439
380001|26|Gandhi Road SO Ahmedabad|23.0226|72.5911
380001|27|District Court SO Ahmedabad|23.0216|72.5810
380001|20|Ahmedabad|23.0311|72.5877
380002|26|Revdibazar|23.0233|72.5987
380002|12|Railwaypura|23.0829|72.6674
380003|15|Delivery Hub Ahmedabad|23.0400|72.5900
380004|16|Delhi Gate SO Ahmedabad|23.0402|72.5836
380004|15|Shahibag|23.0535|72.5953
380005|4|Sabarmati|23.0926|72.5976
380005|3|O N G C|23.1027|72.5850
380006|28|Ellisbridge|23.0185|72.5698
380007|27|Sarkhej Road|23.0235|72.5817
380007|28|Paldi SO Ahmedabad|23.0074|72.5571
380007|29|Narayannagar|22.9984|72.5602
380008|34|Maninagar|22.9951|72.6036
380008|36|S A Mills|23.0029|72.6191
380008|40|Khokhara Mehmadabad|23.0017|72.6169
380009|17|Navrangpura|23.0400|72.5636
380009|16|Gujarat University|23.0322|72.5785
380013|9|Naranpura Vistar|23.0522|72.5552
380013|10|Vadaj|23.0502|72.5715
380014|17|Navjivan|23.0389|72.5688
380015|18|I I M|23.0309|72.5262
380015|16|Polytechnic SO Ahmedabad|23.0322|72.5785
380015|17|Manekbag|23.0154|72.5430
380015|19|Jodhpur Char Rasta|23.0268|72.5233
380016|14|Asarwa Chakla|23.0502|72.6119
380016|15|Civil Hospital|23.0497|72.6070
380018|25|Saraspur|23.0259|72.6247
380019|3|D Cabin|23.1041|72.5701
380019|4|Railway Colony SO Ahmedabad|23.0983|72.5803
380021|35|Rajpur Gomtipur|23.0134|72.6119
380022|33|Behrampura|23.0104|72.5868
380023|23|Rakhial Udyog Vistar|23.0207|72.6262
380023|36|Sukhrampura|23.0121|72.6264
380024|24|Asarwa Ext South|23.0343|72.6261
380024|25|I E Bapunagar|23.0258|72.6245
380026|38|Amraiwadi|23.0109|72.6589
380026|39|Ctm Char Rasta|22.9926|72.6320
380027|10|Gandhi Ashram SO Ahmedabad|23.0633|72.5818
380028|33|Shah Alam Roza|22.9981|72.5899
380028|34|Bhairavnath Road|22.9974|72.5949
380049|22|Nikol|23.0338|72.6623
380050|41|Ghodasar SO Ahmedabad|22.9851|72.6112
380051|30|Jivraj Park|23.0048|72.5209
380052|18|Memnagar|23.0451|72.5317
380054|8|Bodakdev|23.0441|72.5221
380055|32|Juhapura|22.9954|72.5282
380057|0|South Bopal|23.0208|72.4739
380058|16|Bopal|23.0322|72.5785
380059|8|Thaltej|23.0522|72.4903
380060|1|Gujarat High Court|23.0794|72.5159
380061|7|Ghatlodia|23.0686|72.5431
380063|16|Sola H B C|23.0322|72.5785
382110|0|Sanand|22.9200|72.2400
382115|20|Godhavi|23.0282|72.5834
382120|0|Detroj|23.2450|72.1850
382130|0|Mandal SO Ahmedabad|23.3100|72.0150
382140|0|Rampura SO Ahmedabad|23.2800|72.1400
382145|0|Katosan Road|23.3950|72.2450
382150|1|Rahemalpur|23.0800|72.5300
382150|28|Thori Thumbha|23.0100|72.5700
382150|9|Thori Mubarak|23.0500|72.5500
382170|0|Virochannagar|23.0300|72.2600
382210|31|Sarkhej|22.9786|72.5003
382210|24|Bakrol|23.0297|72.6267
382213|2|Vasna  Chacharvadi|23.1200|72.5500
382220|0|Bavla|22.8147|72.3400
382225|0|Dholka|22.7250|72.4050
382230|0|Lothal Bhurkhi RS|22.5700|72.2527
382240|0|Koth|22.7100|72.2700
382245|0|Galsana|22.3850|71.8700
382250|0|Akru|22.7300|72.3400
382260|0|Chaloda|22.8000|72.4600
382265|0|Kauka|22.6150|72.4412
382308|0|Hathijan||
382330|12|Naroda I E|23.0787|72.6624
382340|11|Kubernagar|23.0841|72.6496
382345|13|Saijpur Bogha|23.0592|72.6377
382345|21|Krishnanagar SO Ahmedabad|23.0561|72.6437
382350|21|T B Nagar|23.0416|72.6429
382405|42|Narol|22.9626|72.5750
382415|37|Odhav Industrial Estate|23.0205|72.6597
382418|38|Vastral|23.0052|72.6534
382421|0|Zundal|23.1400|72.5800
382424|3|Chandkheda Society Area|23.1102|72.5836
382425|0|Bareja SO Ahmedabad|22.8778|72.5414
382427|0|Aslali|22.9029|72.5952
382428|0|Bhat|22.8767|72.4636
382430|42|Bakrol|22.9240|72.5479
382433|0|Kuha|22.9716|72.7959
382435|0|Nandej|22.9206|72.6860
382443|41|Isanpur|22.9830|72.5972
382445|43|Vatva Industrial Estate|22.9511|72.6415
382445|42|Vatva|22.9582|72.6120
382449|38|Jantanagar|23.0052|72.6534
382449|43|Ramol|22.9786|72.6547
382450|0|Khambhada|22.1700|71.9100
382455|0|Dholera|22.7600|72.2100
382460|0|Dhandhuka|22.5000|72.0000
382463|18|Ambli|23.0300|72.4800
382465|0|Fedra|22.4634|72.2200
382470|2|Jagatpur|23.1205|72.5518
382470|5|Kali|23.0943|72.5708
382470|3|Digvijaynagar|23.1125|72.5638
382475|11|Sardarnagar|23.0866|72.6390
382480|5|Ranip|23.0747|72.5720
382481|2|Chandlodiya|23.1029|72.5483
382481|6|Nirnaynagar|23.0730|72.5606
382722|8|Bhadaj|23.0979|72.4870
`,
  },
];
